// The colours of drawings.
#pragma once

#include <array>
#include <string_view>

#include "summand/draw/picture.hpp"

namespace summand {

struct Ink {
  std::string_view name, code;  // the code has two hexadecimal digits each for red, green and blue
};

// In the order of Paint. Left, right and either also differ for people who are colour blind: the
// test simulates that.
inline constexpr std::array<Ink, 8> kInks{{{"plain", "#1c1d20"},
                                           {"left", "#1d4fc4"},
                                           {"right", "#bd3413"},
                                           {"either", "#23877a"},
                                           {"empty", "#ffffff"},
                                           {"blocked", "#676a71"},
                                           {"ground", "#54575e"},
                                           {"faint", "#85878c"}}};

constexpr const Ink& ink_of(Paint paint) { return kInks[static_cast<std::size_t>(paint)]; }

// The parts of a colour from 0 to 255.
struct InkParts {
  int red, green, blue;
};

constexpr InkParts parts_of(const Ink& ink) {
  const auto digit = [&](std::size_t i) {
    const char c = ink.code[i];
    return c <= '9' ? c - '0' : c - 'a' + 10;
  };
  return {16 * digit(1) + digit(2), 16 * digit(3) + digit(4), 16 * digit(5) + digit(6)};
}

}  // namespace summand
