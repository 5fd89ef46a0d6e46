#include "summand/misere/quotient_learning.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <map>

#include "summand/base/check.hpp"

namespace summand {

QuotientLearner::QuotientLearner(const MisereQuotient& known, const OptionLists& lists,
                                 std::uint32_t heap, const Budget& budget)
    : known_(known),
      heap_(heap),
      budget_(budget),
      charge_(budget),
      outcomes_(known, lists, heap, budget) {
  restart();
}

// Begins with the elements of the known quotient. The letters may be new, and so the numbers in
// tests would not be the same.
void QuotientLearner::restart() {
  states_.clear();
  longer_.assign(outcomes_.letters().size(), {});
  tests_.assign(1, {});
  add_state({});
  for (const std::vector<std::uint32_t>& sum : known_.sums) {
    const Row row = row_of(outcomes_.sum_of(sum));
    if (std::ranges::none_of(states_, [&](const Row& state) { return state.bits == row.bits; })) {
      add_state(row.sum);
    }
  }
}

QuotientLearner::Row QuotientLearner::row_of(LetterSum sum) {
  Row row{std::move(sum), {}};
  for (const LetterSum& test : tests_) row.bits.push_back(is_p(row.sum, test));
  return row;
}

void QuotientLearner::add_state(LetterSum sum) {
  if (states_.size() == kMostElements) {
    reach_limit(Limit::size,
                fmt::format("the quotient of the heaps to {} has more than {} elements", heap_,
                            kMostElements));
  }
  charge_.add((longer_.size() + 1) * (sizeof(Row) + 2 * kAllocation + 2 * sum.size()));
  for (std::size_t letter = 0; letter < longer_.size(); ++letter) {
    const std::uint16_t more[] = {static_cast<std::uint16_t>(letter)};
    longer_[letter].push_back(row_of(plus(sum, more)));
  }
  states_.push_back(row_of(std::move(sum)));
}

void QuotientLearner::add_test(LetterSum test) {
  charge_.add(states_.size() * (longer_.size() + 1) / 8 + sizeof(LetterSum) + 2 * test.size());
  for (Row& row : states_) row.bits.push_back(is_p(row.sum, test));
  for (std::vector<Row>& rows : longer_) {
    for (Row& row : rows) row.bits.push_back(is_p(row.sum, test));
  }
  tests_.push_back(std::move(test));
}

// Makes the states and steps a monoid that is right for all tests.
void QuotientLearner::close() {
  do {
    std::map<Bits, std::uint32_t> state_with;
    for (std::uint32_t state = 0; state < states_.size(); ++state) {
      state_with.emplace(states_[state].bits, state);
    }
    steps_.assign(longer_.size(), {});
    for (std::uint32_t state = 0; state < states_.size(); ++state) {
      for (std::size_t letter = 0; letter < longer_.size(); ++letter) {
        budget_.ask();
        const Row row = longer_[letter][state];
        const auto [at, is_new] =
            state_with.emplace(row.bits, static_cast<std::uint32_t>(states_.size()));
        if (is_new) add_state(row.sum);
        steps_[letter].push_back(at->second);
      }
    }
  } while (find_disorder() || find_contradiction());
}

// If two letters in different orders lead to different states x and y from one state, a test tells
// x from y. Then one of two steps on the way was wrong, and a longer test shows that.
bool QuotientLearner::find_disorder() {
  const auto letters = static_cast<std::uint16_t>(steps_.size());
  for (std::uint32_t state = 0; state < states_.size(); ++state) {
    for (std::uint16_t a = 0; a < letters; ++a) {
      for (std::uint16_t b = 0; b < a; ++b) {
        budget_.ask();
        const std::uint32_t x = steps_[b][steps_[a][state]];
        const std::uint32_t y = steps_[a][steps_[b][state]];
        if (x == y) continue;
        const Bits& bits = states_[x].bits;
        const auto at = std::ranges::mismatch(bits, states_[y].bits).in1 - bits.begin();
        const LetterSum& test = tests_[static_cast<std::size_t>(at)];
        const std::uint16_t letter_a[] = {a}, letter_b[] = {b};
        LetterSum with_a = plus(test, letter_a), with_b = plus(test, letter_b);
        const bool truth = is_p(longer_[a][state].sum, with_b);
        add_test(truth != bits[static_cast<std::size_t>(at)] ? std::move(with_b)
                                                             : std::move(with_a));
        return true;
      }
    }
  }
  return false;
}

// The outcome of a state with a test is known from its bits and from the steps of the test.
bool QuotientLearner::find_contradiction() {
  for (std::uint32_t state = 0; state < states_.size(); ++state) {
    for (std::size_t test = 0; test < tests_.size(); ++test) {
      budget_.ask();
      std::uint32_t end = state;
      for (const std::uint16_t letter : tests_[test]) end = steps_[letter][end];
      if (states_[end].bits[0] == states_[state].bits[test]) continue;
      split(plus(states_[state].sum, tests_[test]));
      return true;
    }
  }
  return false;
}

std::uint32_t QuotientLearner::run(std::span<const std::uint16_t> sum) const {
  std::uint32_t state = 0;
  for (const std::uint16_t letter : sum) state = steps_[letter][state];
  return state;
}

bool QuotientLearner::is_wrong(const LetterSum& sum) {
  return states_[run(sum)].bits[0] != outcomes_.is_p(sum);
}

// The sum has another outcome than its state. Replaces more and more of its letters by the sum of
// their state. After one letter the outcome changes for the first time. The letters after it are a
// test that shows the wrong step.
void QuotientLearner::split(const LetterSum& sum) {
  const bool truth = outcomes_.is_p(sum);
  std::uint32_t state = 0;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    state = steps_[sum[i]][state];
    LetterSum after(sum.begin() + static_cast<std::ptrdiff_t>(i) + 1, sum.end());
    if (is_p(states_[state].sum, after) != truth) return add_test(std::move(after));
  }
  SUMMAND_CHECK(false);  // the last state has the wrong outcome
}

MisereQuotient QuotientLearner::candidate(std::span<const std::uint64_t> longest_play) {
  close();
  QuotientMachine machine{outcomes_.letters(), steps_, {}};
  for (const Row& state : states_) machine.is_p.push_back(state.bits[0] ? 1 : 0);
  std::vector<std::uint32_t> state_of_heap{0};
  for (std::uint32_t heap = 1; heap <= heap_; ++heap) {
    const std::uint32_t alone[] = {heap};
    state_of_heap.push_back(run(outcomes_.sum_of(alone)));
  }
  return reduced(machine, state_of_heap, longest_play, budget_);
}

void QuotientLearner::learn_from(const PositionSum& heaps) {
  const LetterSum sum = outcomes_.sum_of(heaps);
  if (is_wrong(sum)) return split(sum);
  for (std::size_t part = 0; part < sum.size(); ++part) {
    const LetterSum rest = without(sum, part);
    for (const LetterSum& option : outcomes_.options_of(sum[part])) {
      const LetterSum left = plus(rest, option);
      if (is_wrong(left)) return split(left);
    }
  }
  // All claims agree with the search. So a heap is not like the sum that stands for it.
  for (std::size_t part = heaps.size(); part-- > 0;) {
    if (outcomes_.is_letter(heaps[part])) continue;
    outcomes_.add_letter(heaps[part]);
    return restart();
  }
  SUMMAND_CHECK(false);  // the claims for sums of letters agree with their options
}

}  // namespace summand
