// The definition of a game against values that came from elsewhere: a file, or a faster method.
#pragma once

#include <cstdint>
#include <optional>

#include "summand/base/budget.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

// No heap of n has a larger value, by any rules: a play from it has fewer moves, since each takes a
// counter or makes more heaps of them.
constexpr std::uint64_t largest_value(std::uint64_t n) { return 2 * n; }

// About the moves of a heap of n, so the steps that its value takes; not more than 2^62.
std::uint64_t steps_by_definition(const Rules& rules, std::uint64_t n);

// The value of the heap n, from the values of the heaps that it may become, which are assumed to be
// known.
std::uint32_t value_by_definition(const Rules& rules, const NimValues& values, std::uint64_t n);

// What a comparison has shown: how many heaps were compared, and one that is wrong.
struct Comparison {
  std::uint64_t compared = 0;
  std::optional<std::uint64_t> wrong = {};
};

// Compares heaps among the first `count` with the definition, `most` of them or as many as take a
// fraction of a second: all of them where they are so few, otherwise by turns one of any size and
// one of any number of bits, as the seed says, so that small heaps, on which the others rest, are
// among them. Heaps that would take a great part of that time alone are left out. Throws
// LimitReached.
Comparison compare_with_definition(const Rules& rules, const NimValues& values, std::uint64_t count,
                                   std::uint64_t most, std::uint64_t seed, Budget& budget);

}  // namespace summand::heaps
