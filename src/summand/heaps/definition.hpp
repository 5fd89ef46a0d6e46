// Compares values from a file or from a faster method with the definition of the game.
#pragma once

#include <cstdint>
#include <optional>

#include "summand/base/budget.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

// No heap of n has a larger value under any rules. Play from it has at most 2n moves, since each
// move takes a counter or makes more heaps.
constexpr std::uint64_t largest_value(std::uint64_t n) { return 2 * n; }

// About the number of moves of a heap of n, which is the number of steps for its value. At most
// 2^62.
std::uint64_t steps_by_definition(const Rules& rules, std::uint64_t n);

// The value of the heap n. Assumes that the values of all heaps that its moves may leave are known.
std::uint32_t value_by_definition(const Rules& rules, const NimValues& values, std::uint64_t n);

// The result of a comparison: the number of compared heaps, and one with a wrong value.
struct Comparison {
  std::uint64_t compared = 0;
  std::optional<std::uint64_t> wrong = {};
};

// Compares heaps below `count` with the definition: `most` of them, or as many as a fraction of a
// second allows. If that covers all heaps, all are compared. Otherwise heaps are chosen by the
// seed, in turns with a random size and with a random number of bits. So small heaps, on which the
// others depend, are included. Heaps that would take a large part of that time alone are left out.
// Throws LimitReached.
Comparison compare_with_definition(const Rules& rules, const NimValues& values, std::uint64_t count,
                                   std::uint64_t most, std::uint64_t seed, Budget& budget);

}  // namespace summand::heaps
