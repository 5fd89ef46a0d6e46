// FiniteMoves: the digits of a finite code that leaves at most two heaps, sorted by the number of
// heaps that they allow.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/heaps/code.hpp"

namespace summand::heaps {

struct FiniteMoves {
  struct Break {
    std::uint32_t taken;
    bool unequal;  // the two heaps that are left must differ
  };

  explicit FiniteMoves(const Code& code) {
    SUMMAND_CHECK(code.finite() && code.most_heaps() <= 2);
    for (std::uint32_t taken = 0; taken < code.digits().size(); ++taken) {
      const Digit digit = code.digits()[taken];
      if (digit.leaves(0)) whole.push_back(taken);
      if (digit.leaves(1)) takes.push_back(taken);
      if (digit.leaves(2)) breaks.push_back({taken, digit.unequal});
    }
  }

  // Whether a move may take a whole heap of n.
  bool takes_whole(std::uint64_t n) const {
    for (const std::uint32_t taken : whole) {
      if (taken == n) return true;
    }
    return false;
  }

  // The largest number that a move takes.
  std::uint64_t most_taken() const {
    std::uint64_t most = 0;
    if (!whole.empty()) most = whole.back();
    if (!takes.empty()) most = std::max<std::uint64_t>(most, takes.back());
    if (!breaks.empty()) most = std::max<std::uint64_t>(most, breaks.back().taken);
    return most;
  }

  std::vector<std::uint32_t> whole;  // leaving nothing
  std::vector<std::uint32_t> takes;  // leaving one heap
  std::vector<Break> breaks;         // leaving two; in rising order of numbers, like the others
};

}  // namespace summand::heaps
