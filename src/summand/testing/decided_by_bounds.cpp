#include "summand/testing/decided_by_bounds.hpp"

#include <gtest/gtest.h>

#include "summand/number/dyadic.hpp"

namespace summand::testing {

DecidedByBounds questions_decided(ValueStore& store, Value value, const Guarantees& guarantees) {
  DecidedByBounds out;
  ValueFacts facts(store);
  const Value zero = store.zero();
  for (int halves = -6; halves <= 6; ++halves) {
    const Value number = store.number(Dyadic::ratio(halves, 1));
    const Value sum = store.sum(value, number);
    const bool left_wins_second = store.less_equal(zero, sum);
    const bool right_wins_second = store.less_equal(sum, zero);
    const auto note = [&](bool says, bool is_so) {
      if (says) ++(is_so ? out.right : out.wrong);
    };
    Guarantee left = guarantees[0], right = guarantees[1];
    left.add(facts.of(number, Player::left));
    right.add(facts.of(number, Player::right));
    note(left.wins_first(), !right_wins_second);
    note(left.wins_second(), left_wins_second);
    note(right.wins_first(), !left_wins_second);
    note(right.wins_second(), right_wins_second);
  }
  return out;
}

std::size_t decided_by_bounds(ValueStore& store, Value value, const Guarantees& guarantees,
                              const std::string& name) {
  const DecidedByBounds found = questions_decided(store, value, guarantees);
  EXPECT_EQ(found.wrong, 0u) << name;
  return found.right;
}

}  // namespace summand::testing
