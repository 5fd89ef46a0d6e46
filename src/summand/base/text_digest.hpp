// text_digest: a short name for a text.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/hash.hpp"

namespace summand {

// 128 bits as 32 hexadecimal digits, the same on all machines. It tells texts apart that were not
// made to have the same digest.
inline std::string text_digest(std::string_view text) {
  std::array<std::uint64_t, 2> halves = {hash_word(text.size()), ~hash_word(~text.size())};
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    word = word << 8 | static_cast<unsigned char>(text[i]);
    if (i % 8 != 7 && i + 1 != text.size()) continue;
    halves[0] = hash_combine(halves[0], word);
    halves[1] = hash_combine(halves[1], ~word * 0x9fb21c651e98df25u);
    word = 0;
  }
  std::string out;
  for (const std::uint64_t half : halves) {
    for (int shift = 60; shift >= 0; shift -= 4) out += "0123456789abcdef"[half >> shift & 15];
  }
  return out;
}

}  // namespace summand
