// The Difference Rule: the lost pairs of Wythoff's game, exact for numbers below 2^60.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

namespace summand::games {

// The n-th pair of heaps that is lost for the player to move. A move takes from one heap, or takes
// two numbers that differ by less than r from both. a(n) is the least number in no pair before, and
// b(n) = a(n) + rn. In closed form a(n) = floor(n (2 - r + sqrt(r^2 + 4)) / 2), which contains the
// golden ratio for r = 1 (Wythoff 1907; Fraenkel 1982). Returns nullopt if b(n) reaches 2^60.
std::optional<std::pair<std::uint64_t, std::uint64_t>> lost_pair(std::uint64_t n, std::uint64_t r);

// Whether the heaps x and y (below 2^60) are a lost pair, in either order.
bool is_lost_pair(std::uint64_t x, std::uint64_t y, std::uint64_t r);

// The n with a(n) = x or b(n) = x: every number is in exactly one pair. Assumes that x is below
// 2^59.
struct Membership {
  std::uint64_t n;
  bool smaller;  // x is a(n)
};
std::optional<Membership> pair_with(std::uint64_t x, std::uint64_t r);

}  // namespace summand::games
