// SolvedMisereGame: outcomes and winning moves of any sum of heaps, by a misere quotient.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"
#include "summand/heaps/breaks.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/misere/quotient_period.hpp"
#include "summand/misere/quotient_search.hpp"

namespace summand {

// A move from one heap of a sum, the heaps that it leaves, and the element of the sum after it.
struct QuotientMove {
  std::uint64_t heap = 0;
  heaps::Left left{};
  std::uint32_t element = 0;

  friend bool operator==(const QuotientMove&, const QuotientMove&) = default;
};

// Without a proved period, only heaps of the quotient are known.
class SolvedMisereGame {
 public:
  SolvedMisereGame(heaps::Rules rules, MisereQuotient quotient,
                   std::optional<QuotientPeriod> period)
      : rules_(std::move(rules)), quotient_(std::move(quotient)), period_(period) {}

  const heaps::Rules& rules() const { return rules_; }
  const MisereQuotient& quotient() const { return quotient_; }
  const std::optional<QuotientPeriod>& period() const { return period_; }

  // Whether the quotient decides sums with this heap.
  bool knows(std::uint64_t heap) const { return period_ || heap <= quotient_.heaps(); }
  // Assumes that the heap is known.
  std::uint32_t element_of_heap(std::uint64_t heap) const;

  // The element of a sum. An error names the place of a heap that is not known.
  Result<std::uint32_t> element(std::span<const std::uint64_t> sum) const;

  // All moves to a P-position, or heaps::kMostBreaks of them. Equal heaps are listed once. If there
  // is none, the sum is a P-position or it has no moves. An error names the place of a heap that is
  // not known. Throws LimitReached, with a size limit if more than 2^30 options would have to be
  // tried.
  //
  // A heap with more than 2^20 moves, each to at most two heaps, gives only those with a part of at
  // most preperiod + period, if the elements repeat. Every other move is like one of them: a period
  // may be moved from the smaller part to the larger one.
  Result<std::vector<QuotientMove>> winning_moves(std::span<const std::uint64_t> sum,
                                                  Budget& budget) const;

 private:
  heaps::Rules rules_;
  MisereQuotient quotient_;
  std::optional<QuotientPeriod> period_;
};

// "element 7 is in the P-portion", with the smallest sum of the element: the reason for a move.
std::string reason_of(const MisereQuotient& quotient, const QuotientMove& move);

// A sum of heaps as text: "2+5+9", or "0" for the empty sum.
std::string sum_text(std::span<const std::uint32_t> sum);

}  // namespace summand
