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

// The heaps that a move leaves, in falling order, followed by zeros.
using Left = std::array<std::uint64_t, 4>;

Left left_of(std::span<const std::uint64_t> heaps);

// The number of moves from a heap of n, or the largest number of 64 bits if there are more. Takes
// about as many steps as the code has digits. For Prim and Dim it takes the square root of n.
std::uint64_t count_of_breaks(const Rules& rules, std::uint64_t n);

// Whether a move may turn a heap of n into these heaps. Takes a few steps.
bool is_break(const Rules& rules, std::uint64_t n, const Left& left);

// The values of heaps repeat with this period from `first` on.
struct Repetition {
  std::uint64_t first = 0, period = 0;
};

// A question about a heap: which of its moves leave heaps with this nim-sum?
struct BreakSearch {
  const Rules& rules;
  std::uint64_t heap = 0;
  std::uint64_t nim_sum = 0;
  std::function<std::uint64_t(std::uint64_t)> value;  // of the heaps up to n
  std::optional<Repetition> repetition = {};          // of these values, if known
};

// The limit for lists of moves. A player with a thousand winning moves needs no others.
inline constexpr std::size_t kMostBreaks = 1000;

// All those moves, or kMostBreaks of them. If the values repeat, a move that leaves k heaps takes
// at most about (first + period)^(k-1) steps for a heap of any size. Throws LimitReached, with a
// size limit if more than 2^30 options would have to be checked.
std::vector<Left> find_breaks(const BreakSearch& search, Budget& budget);

}  // namespace summand::heaps
