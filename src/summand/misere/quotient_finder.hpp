// QuotientFinder: the misere quotients of more and more heaps, each with a proof.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/misere/quotient.hpp"
#include "summand/misere/quotient_positions.hpp"
#include "summand/misere/quotient_proof.hpp"

namespace summand {

// The quotient of the heaps to `heap` has more elements than without this heap.
struct QuotientGrowth {
  std::uint32_t heap = 0;
  std::uint32_t order = 1;

  friend bool operator==(const QuotientGrowth&, const QuotientGrowth&) = default;
};

// A new heap is first tried as an element of the known quotient. If none fits, a candidate is made
// from the known quotient (quotient_levels.hpp). If this is refuted, too, the quotient is learned
// (quotient_learning.hpp). In all cases a proof decides (quotient_proof.hpp). Nothing is known
// about the time: the quotient may be infinite. Then only a limit ends the search.
class QuotientFinder {
 public:
  explicit QuotientFinder(const Budget& budget);

  // Adds the next heap of a game. Throws LimitReached, and then nothing is added.
  void add_heap(const heaps::Rules& rules);

  // The quotient of the positions that were added. It is proved, and no two of its elements are
  // equal.
  const MisereQuotient& quotient() const { return quotient_; }
  const OptionLists& lists() const { return lists_; }
  const std::vector<QuotientGrowth>& growth() const { return growth_; }

 private:
  struct Extension;

  void extend();
  void start_proof();
  std::optional<PositionSum> refutation(MisereQuotient candidate);

  Budget budget_;
  OptionLists lists_;
  std::vector<std::uint64_t> longest_play_ = {0};  // from each position
  MisereQuotient quotient_;
  std::unique_ptr<Charge> charge_;  // of the quotient
  QuotientProof proof_;
  bool proof_is_whole_ = true;  // a refuted or stopped proof is of no more use
  std::vector<QuotientGrowth> growth_;
};

}  // namespace summand
