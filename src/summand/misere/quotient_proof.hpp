// QuotientProof: the proof that a candidate for a misere quotient gives all outcomes right.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/misere/quotient.hpp"
#include "summand/misere/quotient_positions.hpp"

namespace summand {

// A candidate claims that a sum X is a P-position if its element q lies in the P-portion. Let M be
// the set of the elements of the options of X. The claims are right for all sums if and only if,
// for every sum but those without moves, q is in the P-portion exactly if M does not meet it. The
// pair of a sum is found from those of its parts: (p, M)(q, N) = (pq, pN + qM), so all pairs are
// the products of the pairs of the heaps (Plambeck and Siegel, 2008).
//
// There may be many thousand pairs, and most need not be made:
//  1. No sum claimed to be a P-position has an option claimed to be one. This is a question about
//     one heap and any element beside it.
//  2. Every other sum has an option claimed to be a P-position. If this holds for (q, M), it holds
//     for (q, N) with a larger N, and products of larger sets are larger. So only pairs with a
//     smallest set are kept.
class QuotientProof {
 public:
  // Of the claims for the empty sum alone.
  explicit QuotientProof(const Budget& budget)
      : budget_(budget), charge_(std::make_unique<Charge>(budget)) {}

  // Adds a heap to the sums. Returns nullopt if all claims are right for sums of it and of the
  // heaps that were added before. Otherwise returns a sum for which one of these claims, or one for
  // its options, is wrong, and the proof is of no more use. Assumes the same monoid and P-portion
  // in all calls, and that the identity is not in the P-portion. Throws LimitReached, and then too
  // the proof is of no more use.
  std::optional<PositionSum> add(const MisereQuotient& candidate, const OptionLists& lists,
                                 std::uint32_t heap);

  // The number of pairs that were kept.
  std::size_t size() const { return kept_; }

 private:
  struct Pair {
    std::uint32_t element;
    ElementSet options;
    // The sum is that of the pair `rest` and the heap.
    std::uint32_t rest;
    std::uint32_t heap;
    bool kept = true;
  };
  static constexpr std::uint32_t kNone = static_cast<std::uint32_t>(-1);

  Pair product(const CommutativeMonoid& monoid, std::uint32_t pair, const Pair& generator) const;
  bool is_implied(const Pair& pair) const;
  void keep(Pair pair);
  PositionSum sum_of(const Pair& pair) const;

  Budget budget_;
  std::unique_ptr<Charge> charge_;
  std::vector<Pair> pairs_;
  std::vector<Pair> generators_;
  std::vector<std::vector<std::uint32_t>> with_element_;  // the kept pairs of each element
  std::size_t kept_ = 0;
};

// Proves a candidate for all heaps of the lists. Returns nullopt, or a sum as above.
std::optional<PositionSum> refute(const MisereQuotient& candidate, const OptionLists& lists,
                                  QuotientProof& proof);

}  // namespace summand
