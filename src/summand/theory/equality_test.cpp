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
  EXPECT_EQ(all.size(), 4u);  // ^, and Right's option of ^^*, for either player
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

RC_GTEST_PROP(Equality, IsProvedExactlyWhereValuesAreEqual, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  const auto of = [&](Value x, Value y) {
    return exchanges(store, canonical_form(x), canonical_form(y));
  };
  RC_ASSERT(proves_equality(of(g, g)));
  RC_ASSERT(proves_equality(of(g, h)) == (g == h));
  // Every answer wins: the other player, to move, has lost.
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
