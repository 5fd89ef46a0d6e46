// ValueSet: a set of values as bits, charged to a budget.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "summand/base/zeroed.hpp"

namespace summand::heaps {

class ValueSet {
 public:
  ValueSet() = default;
  // For values below 64 * `words`.
  ValueSet(Budget& budget, std::size_t words) : words_(budget, words) {}

  std::size_t words() const { return words_.size(); }
  std::uint64_t word(std::size_t i) const { return i < words_.size() ? words_[i] : 0; }
  void add_word(std::size_t i, std::uint64_t word) { words_[i] |= word; }

  void add(Budget& budget, std::uint32_t value) {
    make_room(budget, value / 64 + std::size_t{1});
    words_[value / 64] |= std::uint64_t{1} << (value % 64);
  }
  void remove(std::uint32_t value) { words_[value / 64] &= ~(std::uint64_t{1} << (value % 64)); }
  void add_all(Budget& budget, const ValueSet& other) {
    make_room(budget, other.words());
    for (std::size_t i = 0; i < other.words(); ++i) words_[i] |= other.words_[i];
  }
  void clear() {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] = 0;
  }

 private:
  void make_room(Budget& budget, std::size_t words) {
    if (words <= words_.size()) return;
    Zeroed<std::uint64_t> larger(budget, std::bit_ceil(words));
    for (std::size_t i = 0; i < words_.size(); ++i) larger[i] = words_[i];
    words_.swap(larger);
  }

  Zeroed<std::uint64_t> words_;
};

// The bits of a word, moved to their places XOR `by`. Assumes that `by` is below 64.
inline std::uint64_t exchanged(std::uint64_t word, unsigned by) {
  constexpr std::array<std::uint64_t, 6> kLow = {0x5555555555555555, 0x3333333333333333,
                                                 0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff,
                                                 0x0000ffff0000ffff, 0x00000000ffffffff};
  for (unsigned i = 0; i < 6; ++i) {
    if ((by >> i & 1) == 0) continue;
    word = (word & kLow[i]) << (1u << i) | (word >> (1u << i) & kLow[i]);
  }
  return word;
}

}  // namespace summand::heaps
