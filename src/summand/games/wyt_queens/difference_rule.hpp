// The Difference Rule: the lost pairs of Wythoff's game, exact for numbers below 2^60.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

namespace summand::games {

// The n-th pair of heaps that is lost for whoever moves, where one may take from one heap, or from
// both two numbers that differ by less than r: a(n) is the least number in no pair before, b(n) =
// a(n) + rn. In closed form a(n) = floor(n (2 - r + sqrt(r^2 + 4)) / 2), for r = 1 with the golden
// ratio (Wythoff 1907; Fraenkel 1982). Nothing where b(n) reaches 2^60.
std::optional<std::pair<std::uint64_t, std::uint64_t>> lost_pair(std::uint64_t n, std::uint64_t r);

// Whether the heaps x and y (below 2^60) are such a pair, in either order.
bool is_lost_pair(std::uint64_t x, std::uint64_t y, std::uint64_t r);

// The n for which a(n) = x or b(n) = x: every number is in one pair. x is below 2^59.
struct Membership {
  std::uint64_t n;
  bool smaller;  // x is a(n)
};
std::optional<Membership> pair_with(std::uint64_t x, std::uint64_t r);

}  // namespace summand::games
