// FormsOfHeaps: who wins a sum of heaps in misère play, by the canonical misère forms of the heaps.
// A form is often small where a search of the sums would be long.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "summand/heaps/rules.hpp"
#include "summand/misere/heaps_of_sum.hpp"
#include "summand/misere/misere_forms.hpp"
#include "summand/misere/misere_outcome.hpp"

namespace summand {

// The forms of one game, which are remembered. Not movable.
class FormsOfHeaps {
 public:
  FormsOfHeaps(heaps::Rules rules, const Budget& budget)
      : rules_(std::move(rules)), budget_(budget), store_(budget) {}

  // Assumes heaps of this game, at least one, of at most kLargestHeapByForms. Throws LimitReached,
  // and can then be used again.
  MisereVerdict verdict(const HeapsOfSum& sum);

 private:
  struct Move {
    std::string name;
    bool wins;
  };

  MisereForm form(std::uint64_t heap) const { return forms_[static_cast<std::size_t>(heap)]; }
  MisereForm sum(std::span<const std::uint64_t> heaps);
  std::vector<Move> moves(std::uint64_t heap, MisereForm others);

  heaps::Rules rules_;
  Budget budget_;
  MisereStore store_;
  std::vector<MisereForm> forms_;
};

}  // namespace summand
