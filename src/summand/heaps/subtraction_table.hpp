// The table of small subtraction games: their periods and optional extras.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/heaps/period.hpp"

namespace summand::heaps {

struct SubtractionRow {
  std::vector<std::uint64_t> set;
  Period period;                      // proved
  std::vector<std::uint32_t> values;  // below preperiod + period
  std::vector<std::uint64_t> extras;

  friend bool operator==(const SubtractionRow&, const SubtractionRow&) = default;
};

// The row of a set, with its optional extras: the numbers up to `extras_to` outside the set that
// may be added one by one without changing the sequence. Assumes numbers from 1 to 64. Throws
// LimitReached.
SubtractionRow subtraction_row(std::span<const std::uint64_t> set, std::uint64_t extras_to,
                               const Budget& budget = {});

// The rows of all non-empty sets of numbers up to `largest`, the smaller sets first. Assumes
// largest <= 12. Throws LimitReached.
std::vector<SubtractionRow> subtraction_table(unsigned largest = 7, std::uint64_t extras_to = 20,
                                              const Budget& budget = {});

}  // namespace summand::heaps
