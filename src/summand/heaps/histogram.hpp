// histogram: how many heaps have each value.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/heaps/first_heaps.hpp"

namespace summand::heaps {

// The number of heaps with a value, and the first of them.
struct ValueCount {
  std::uint64_t value = 0;
  std::uint64_t heaps = 0;
  std::uint64_t first = 0;

  friend bool operator==(const ValueCount&, const ValueCount&) = default;
};

struct Histogram {
  std::vector<ValueCount> rows;  // the smallest values that occur, in rising order
  std::uint64_t values = 0;      // how many values occur
};

// At most `most` rows. Goes through the heaps that are looked at one by one; with a saltus it sorts
// them. The memory is charged. Throws LimitReached.
Histogram histogram(const FirstHeaps& heaps, std::uint64_t most, Charge& charge);

}  // namespace summand::heaps
