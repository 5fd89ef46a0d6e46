// Breaks: the moves from one heap of a taking-and-breaking game, counted and searched.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

// The heaps that a move leaves, in falling order, with zeros behind them.
using Left = std::array<std::uint64_t, 4>;

Left left_of(std::span<const std::uint64_t> heaps);

// How many moves there are from a heap of n; the largest number of 64 bits if there are more. About
// as many steps as the code has digits; for Prim and Dim the square root of n.
std::uint64_t count_of_breaks(const Rules& rules, std::uint64_t n);

// Whether a move may leave these heaps of one of n. A few steps.
bool is_break(const Rules& rules, std::uint64_t n, const Left& left);

// From `first` on the values of the heaps repeat with this period.
struct Repetition {
  std::uint64_t first = 0, period = 0;
};

// What is asked of a heap: which of its moves leave heaps with this nim-sum.
struct BreakSearch {
  const Rules& rules;
  std::uint64_t heap = 0;
  std::uint64_t nim_sum = 0;
  std::function<std::uint64_t(std::uint64_t)> value;  // of the heaps up to n
  std::optional<Repetition> repetition = {};          // known of them
};

// More moves are not listed: whoever wins by a thousand moves needs no other.
inline constexpr std::size_t kMostBreaks = 1000;

// All those moves, or kMostBreaks of them. Where the values repeat, a heap of any size takes no
// more than about (first + period)^(k-1) steps for a move that leaves k heaps. Throws LimitReached,
// of size where more than 2^30 options would have to be looked at.
std::vector<Left> find_breaks(const BreakSearch& search, Budget& budget);

}  // namespace summand::heaps
