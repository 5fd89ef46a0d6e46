#include "summand/theory/equality.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;

TEST(Equality, IsProvedByAnAnswerToEveryFirstMove) {
  ValueStore store;
  const Value up = value_from_text(store, "^");
  // {^|^} = ^^*, the upstart equality (Winning Ways ch. 3).
  const Form g = literal(store, {up}, {up});
  const std::vector<Exchange> all =
      exchanges(store, g, canonical_form(value_from_text(store, "^2*")));
  EXPECT_EQ(all.size(), 4u);  // ^, and Right's option of ^^*, each for both players
  EXPECT_TRUE(proves_equality(all));
  for (const Exchange& exchange : all)
    EXPECT_EQ(exchange.first.player, opponent(exchange.answer->player));
}

TEST(Equality, IsRefutedByTheFirstMoveWithoutAnAnswer) {
  ValueStore store;
  const std::vector<Exchange> all =
      exchanges(store, canonical_form(value_from_text(store, "^")), canonical_form(store.zero()));
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].first, (DifferenceMove{Player::left, true, store.zero()}));
  EXPECT_FALSE(all[0].answer);
  EXPECT_EQ(all[1].answer, (DifferenceMove{Player::left, true, store.zero()}));
}

Limit limit_of_proof(const Budget::Limits& limits, const char* g, const char* h) {
  ValueStore store{Budget(limits)};
  try {
    const Form first = canonical_form(value_from_text(store, g));
    exchanges(store, first, canonical_form(value_from_text(store, h)));
  } catch (const LimitReached& reached) {
    return reached.limit;
  }
  ADD_FAILURE() << g << " and " << h << " are compared without a limit";
  return Limit::interrupted;
}

TEST(Equality, OfGamesWithTooManyPairsIsRefusedAtOnce) {
  EXPECT_EQ(limit_of_proof({}, "*500000", "*500000"), Limit::size);
  EXPECT_EQ(limit_of_proof({}, "*1000000", "0"), Limit::size);
  EXPECT_EQ(limit_of_proof({}, "0", "*1000000000000"), Limit::size);
  EXPECT_EQ(limit_of_proof({}, "*501", "*501"), Limit::size);
  EXPECT_EQ(limit_of_proof({.memory = 5'000'000}, "*300000", "0"), Limit::memory);
}

TEST(Equality, OfALargeNimberIsProvedWithinTheLimit) {
  ValueStore store;
  const Form g = canonical_form(store.nimber(400));
  const std::vector<Exchange> all = exchanges(store, g, g);
  EXPECT_EQ(all.size(), 1600u);
  EXPECT_TRUE(proves_equality(all));
}

TEST(Equality, AsksTheBudgetForEveryPairOfMoves) {
  // 4 * 100 first moves. The i-th has its answer at the i-th place.
  EXPECT_EQ(limit_of_proof({.questions = 4 * 100 * 101 / 2}, "*100", "*100"), Limit::size);
}

RC_GTEST_PROP(Equality, IsProvedExactlyWhereValuesAreEqual, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  const auto of = [&](Value x, Value y) {
    return exchanges(store, canonical_form(x), canonical_form(y));
  };
  RC_ASSERT(proves_equality(of(g, g)));
  RC_ASSERT(proves_equality(of(g, h)) == (g == h));
  // Every answer wins: the other player is to move and loses.
  for (const Exchange& exchange : of(g, h)) {
    if (!exchange.answer) continue;
    const auto [first, answer] = exchange;
    const Value in_g = answer->in_first ? answer->leaves : first.in_first ? first.leaves : g;
    const Value in_h = !answer->in_first ? answer->leaves
                       : !first.in_first ? first.leaves
                                         : store.negative(h);
    const Value rest = store.sum(in_g, in_h);
    const bool wins = answer->player == Player::left ? store.less_equal(store.zero(), rest)
                                                     : store.less_equal(rest, store.zero());
    RC_ASSERT(wins);
  }
}

}  // namespace
}  // namespace summand
