#include "summand/theory/incentives.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;

std::vector<Value> of_both(ValueStore& store, Value g) {
  std::vector<Value> out = incentives(store, g, Player::left);
  for (const Value incentive : incentives(store, g, Player::right)) out.push_back(incentive);
  return out;
}

TEST(Incentives, AgreeWithTheTable) {
  ValueStore store;
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    if (row[2] != "incentives") continue;
    ++rows;
    const std::vector<Value> found = undominated_incentives(store, value_from_text(store, row[1]));
    ASSERT_EQ(found.size(), 1u) << row[1];
    EXPECT_EQ(found.front(), value_from_text(store, row[3])) << row[1];
  }
  EXPECT_EQ(rows, 9);
}

TEST(Incentives, ZeroHasNoneAndAnIntegerHasThoseOfOnePlayer) {
  ValueStore store;
  EXPECT_TRUE(of_both(store, store.zero()).empty());
  EXPECT_EQ(incentives(store, store.number(7), Player::left), std::vector{store.number(-1)});
  EXPECT_TRUE(incentives(store, store.number(7), Player::right).empty());
}

TEST(Incentives, OfALargeNimberAreComparedInNoTime) {
  ValueStore store;
  const Value g = store.nimber(100'000);
  EXPECT_EQ(undominated_incentives(store, g).size(), 100'000u);
}

TEST(Incentives, OfALargeNimberAskTheBudgetAndCountTheirMemory) {
  for (const Budget::Limits& limits :
       {Budget::Limits{.questions = 100'000}, Budget::Limits{.memory = 1'000'000}}) {
    ValueStore store{Budget(limits)};
    const Value g = store.nimber(1'000'000);
    EXPECT_THROW(incentives(store, g, Player::left), LimitReached);
  }
  ValueStore store;
  const Value g = store.nimber(20'000'000);
  EXPECT_THROW(incentives(store, g, Player::right), LimitReached);
}

TEST(Incentives, OfOnePlayerAreNotBetterThanEachOther) {
  ValueStore store;
  EXPECT_TRUE(rc::check([&](const Recipe& recipe) {
    for (const Player player : {Player::left, Player::right}) {
      const std::vector<Value> all = incentives(store, value_of(store, recipe), player);
      for (const Value a : all) {
        for (const Value b : all) RC_ASSERT(a == b || !store.less_equal(a, b));
      }
    }
  }));
}

RC_GTEST_PROP(Incentives, UndominatedOnesBoundAllOthers, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  const std::vector<Value> best = undominated_incentives(store, g);
  for (const Value incentive : of_both(store, g)) {
    int above = 0;
    for (const Value other : best) above += store.less_equal(incentive, other);
    RC_ASSERT(above > 0);
    // If it is one of the best, only it is at least as good.
    const bool is_best = std::find(best.begin(), best.end(), incentive) != best.end();
    RC_ASSERT(!is_best || above == 1);
  }
}

// A move is at least as good as another one in every sum if its incentive is: tested here in g + h.
RC_GTEST_PROP(Incentives, TellWhichOfTwoMovesIsBetterInASum, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  const std::vector<Value> of_h = incentives(store, h, Player::left);
  const auto as_good_as_all_of_h = [&](Value incentive) {
    return std::ranges::all_of(of_h, [&](Value j) { return store.less_equal(j, incentive); });
  };
  const bool by_incentives =
      std::ranges::any_of(incentives(store, g, Player::left), as_good_as_all_of_h);
  // The same, found by playing in the sum.
  const std::vector<Value> in_g = store.left_options(g), in_h = store.left_options(h);
  const bool by_play = std::ranges::any_of(in_g, [&](Value move) {
    return std::ranges::all_of(in_h, [&](Value other) {
      return store.less_equal(store.sum(g, other), store.sum(move, h));
    });
  });
  RC_ASSERT(by_incentives == by_play);
}

// Winning Ways ch. 8, "A Theorem on Incentives".
RC_GTEST_PROP(Incentives, OfANonNumberHaveOneThatIsNotNegativeWithALeftStopOfZeroOrMore,
              (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  const bool any = std::ranges::any_of(of_both(store, g), [&](Value incentive) {
    return !store.less_equal(incentive, store.zero()) && store.left_stop(incentive) >= 0;
  });
  RC_ASSERT(any == !is_number(store, g));
}

TEST(Incentives, OfOnePlayerAloneMayAllBeNegative) {
  ValueStore store;
  const Value up = value_from_text(store, "^");
  EXPECT_EQ(incentives(store, up, Player::left), std::vector{value_from_text(store, "v")});
  EXPECT_EQ(incentives(store, up, Player::right), std::vector{value_from_text(store, "^*")});
}

RC_GTEST_PROP(Incentives, OfAPositiveGameHaveOneThatDoesNotLoseMoreThanTheGame,
              (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  // The second game is positive. The first and the third may not be.
  for (const int above : {0, 1, -1}) {
    const Dyadic shift = above < 0 ? -store.right_stop(g) : above - store.right_stop(g);
    const Value u = above == 0 ? g : store.sum(g, store.number(shift));
    if (store.compare(u, store.zero()) != std::partial_ordering::greater) continue;
    RC_ASSERT(std::ranges::any_of(of_both(store, u), [&](Value incentive) {
      return store.less_equal(store.zero(), store.sum(u, incentive));
    }));
  }
}

// Disincentives: nobody gains by a move in a number, so players avoid it.
TEST(Incentives, OfNumbersAreNegative) {
  ValueStore store;
  for (int denominator = 0; denominator <= 4; ++denominator) {
    for (std::int64_t n = -40; n <= 40; ++n) {
      for (const Value incentive : of_both(store, store.number(Dyadic::ratio(n, denominator)))) {
        EXPECT_EQ(store.compare(incentive, store.zero()), std::partial_ordering::less)
            << n << "/2^" << denominator;
      }
    }
  }
  // In another game nobody need lose by a move.
  for (const Value incentive : of_both(store, value_from_text(store, "{2|-1}"))) {
    EXPECT_FALSE(store.less_equal(incentive, store.zero()));
  }
}

}  // namespace
}  // namespace summand
