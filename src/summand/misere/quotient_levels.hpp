// QuotientLevels: a guess at the quotient with one more heap, from the quotient without it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/misere/quotient_machine.hpp"
#include "summand/misere/quotient_positions.hpp"

namespace summand {

// Level k has the P-elements beside k copies of the new heap: those elements q for which q + k
// heaps is a P-position. Level 0 is the P-portion. A level follows from the one before it, since
// each option of q + k heaps has as many copies or one less. So the levels repeat.
//
// For this, each element stands for its smallest sum in the known quotient. Other sums of the same
// element may differ from it beside the new heap. So the levels are a guess, and a proof must
// decide.
class QuotientLevels {
 public:
  // `known` is the quotient of the heaps before `heap`. Assumes that it outlives this object.
  QuotientLevels(const MisereQuotient& known, const OptionLists& lists, std::uint32_t heap,
                 Budget budget);

  // The element of the known quotient that is like the new heap in level 1. There is at most one.
  std::optional<std::uint32_t> like_known() const;

  // The guess, with an entry for each heap and the new one. Assumes the longest plays of all of
  // them. Throws LimitReached.
  MisereQuotient candidate(std::span<const std::uint64_t> longest_play);

 private:
  ElementSet next(const ElementSet& level);

  const MisereQuotient& known_;
  std::uint32_t heap_;
  Budget budget_;
  ElementSet options_;               // of the new heap
  std::vector<ElementSet> of_sums_;  // the options of the sum of each element
  ElementSet first_;
};

}  // namespace summand
