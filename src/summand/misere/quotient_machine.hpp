// QuotientMachine: states with a step for each of some heaps, and the quotient that it describes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/misere/quotient.hpp"

namespace summand {

// State 0 is the empty sum. A step adds a heap. Assumes that the order of steps makes no
// difference.
struct QuotientMachine {
  std::vector<std::uint32_t> heaps;               // the heaps with steps, in rising order
  std::vector<std::vector<std::uint32_t>> steps;  // steps[i][state] adds heaps[i]
  std::vector<std::uint8_t> is_p;                 // of each state
};

// The quotient in which two states are equal if no further steps lead to a P-state from only one of
// them. `state_of_heap` and `longest_play` have an entry for each heap, from 0. Elements are
// numbered by their sums: shorter longest plays first, then fewer heaps. Throws LimitReached, for
// more than kMostElements elements too. Takes about states * heaps * log(states) steps for each
// length of a test, and the square of the order.
MisereQuotient reduced(const QuotientMachine& machine, std::span<const std::uint32_t> state_of_heap,
                       std::span<const std::uint64_t> longest_play, Budget& budget);

}  // namespace summand
