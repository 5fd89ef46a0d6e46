// FirstHeaps: the values of all heaps below a number, many of which only the period gives.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "summand/base/check.hpp"
#include "summand/heaps/nim_values.hpp"
#include "summand/heaps/period.hpp"

namespace summand::heaps {

// Without a period all values below `count` must be known. With one, those below preperiod + period
// are enough, and the heaps after them are counted without looking at each.
class FirstHeaps {
 public:
  FirstHeaps(const NimValues& values, std::uint64_t count, std::optional<Period> period = {})
      : values_(&values), count_(count) {
    if (period && count > period->preperiod + period->period) {
      period_ = period;
      first_repeated_ = period->preperiod;
    }
    SUMMAND_CHECK(looked_at() <= values.size());
  }

  const NimValues& values() const { return *values_; }
  std::uint64_t count() const { return count_; }
  // The period, if it is needed.
  const std::optional<Period>& period() const { return period_; }

  // The number of heaps that are looked at one by one, from 0 on.
  std::uint64_t looked_at() const {
    return period_ ? period_->preperiod + period_->period : count_;
  }
  // The number of heaps below count() among n, n + step, n + 2 step, ..., which repeat the heap n.
  // `step` is a multiple of the period. It is 1 for heaps that do not repeat.
  std::uint64_t repeats(std::uint64_t n, std::uint64_t step) const {
    return n >= first_repeated_ ? (count_ - 1 - n) / step + 1 : 1;
  }

 private:
  const NimValues* values_;
  std::uint64_t count_;
  std::optional<Period> period_;
  std::uint64_t first_repeated_ = ~std::uint64_t{0};  // by later heaps
};

}  // namespace summand::heaps
