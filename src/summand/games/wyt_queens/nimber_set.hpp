// NimberSet: the nimbers found in a line of the board.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace summand::games {

// A set of nimbers as bits. It knows how many of its first words are full.
struct NimberSet {
  std::vector<std::uint64_t> words;
  std::size_t full = 0;

  void add(std::uint64_t nimber) {
    words[nimber / 64] |= std::uint64_t{1} << nimber % 64;
    while (full < words.size() && words[full] == ~std::uint64_t{0}) ++full;
  }
};

// The least nimber in none of three sets. Assumes that one set has room for it.
inline std::uint64_t least_outside(const NimberSet& a, const NimberSet& b, const NimberSet& c) {
  std::size_t i = std::max({a.full, b.full, c.full});
  while ((a.words[i] | b.words[i] | c.words[i]) == ~std::uint64_t{0}) ++i;
  const std::uint64_t all = a.words[i] | b.words[i] | c.words[i];
  return 64 * i + static_cast<std::uint64_t>(std::countr_one(all));
}

}  // namespace summand::games
