// QuotientLearner: finds the quotient with one more heap from the outcomes of sums.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/misere/quotient_machine.hpp"
#include "summand/misere/quotient_outcomes.hpp"

namespace summand {

// Learns a monoid like a finite automaton is learned (Angluin 1987). A row is a sum; it has a bit
// for each test, another sum: whether the two together are a P-position. Rows that differ are
// different elements. Each element has a row as its state. When every state with one letter more is
// like some state, and the order of letters makes no difference, the states are a candidate. A sum
// for which the candidate is wrong gives a new test (Rivest and Schapire 1993).
class QuotientLearner {
 public:
  // The quotient of all heaps before `heap`, which is the new one. Assumes that both objects
  // outlive this one.
  QuotientLearner(const MisereQuotient& known, const OptionLists& lists, std::uint32_t heap,
                  const Budget& budget);

  // The candidate for what is known. Throws LimitReached.
  MisereQuotient candidate(std::span<const std::uint64_t> longest_play);

  // Learns from a sum of heaps for which a candidate is wrong, or is wrong for one of its options.
  // Throws LimitReached.
  void learn_from(const PositionSum& sum);

 private:
  using Bits = std::vector<bool>;
  struct Row {
    LetterSum sum;
    Bits bits;
  };

  void restart();
  bool is_p(const LetterSum& x, const LetterSum& y) { return outcomes_.is_p(plus(x, y)); }
  Row row_of(LetterSum sum);
  void add_test(LetterSum test);
  void add_state(LetterSum sum);
  void close();
  bool find_disorder();
  bool find_contradiction();
  std::uint32_t run(std::span<const std::uint16_t> sum) const;
  bool is_wrong(const LetterSum& sum);
  void split(const LetterSum& sum);

  const MisereQuotient& known_;
  std::uint32_t heap_;
  Budget budget_;
  Charge charge_;
  SumOutcomes outcomes_;
  std::vector<LetterSum> tests_;
  std::vector<Row> states_;
  std::vector<std::vector<Row>> longer_;           // longer_[letter][state]: with one letter more
  std::vector<std::vector<std::uint32_t>> steps_;  // the state that is like it
};

}  // namespace summand
