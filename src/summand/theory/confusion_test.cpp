#include "summand/theory/confusion.hpp"

#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;

ConfusionInterval of(std::string_view text) {
  ValueStore store;
  return confusion_interval(store, value_from_text(store, text));
}

TEST(ConfusionInterval, OfASwitchIncludesBothEnds) {
  EXPECT_EQ(of("{3|-1}"), (ConfusionInterval{{-1, true}, {3, true}}));
}

TEST(ConfusionInterval, AnInfinitesimalDecidesAboutItsEnds) {
  // An end is included if the move to it leads to a game that is at least (or at most) the number.
  EXPECT_EQ(of("{1|0}"), (ConfusionInterval{{0, true}, {1, true}}));
  EXPECT_EQ(of("{1v|0}"), (ConfusionInterval{{0, true}, {1, false}}));
  EXPECT_EQ(of("{1*|0}"), (ConfusionInterval{{0, true}, {1, false}}));
  EXPECT_EQ(of("{1^|0}"), (ConfusionInterval{{0, true}, {1, true}}));
  EXPECT_EQ(of("{1|0*}"), (ConfusionInterval{{0, false}, {1, true}}));
}

TEST(ConfusionInterval, IsEmptyOrOnePointIfTheStopsAreEqual) {
  EXPECT_TRUE(of("3/4").is_empty());
  EXPECT_TRUE(of("^").is_empty());
  EXPECT_TRUE(of("tiny(2)").is_empty());
  EXPECT_EQ(of("2*"), (ConfusionInterval{{2, true}, {2, true}}));
  EXPECT_FALSE(of("^*").is_empty());
  EXPECT_TRUE(of("^*").contains(0));
  EXPECT_FALSE(of("^").contains(0));
}

RC_GTEST_PROP(ConfusionInterval, HoldsTheNumbersThatTheOrderSaysAreConfused,
              (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  const ConfusionInterval interval = confusion_interval(store, g);
  const Dyadic fine = Dyadic::ratio(1, 10);
  const Dyadic mid = (interval.low.at + interval.high.at).half();
  for (const Dyadic& at : {interval.low.at, mid, interval.high.at}) {
    for (const Dyadic& x : {at - 1, at - fine, at, at + fine, at + 1}) {
      const std::partial_ordering order = store.compare(g, store.number(x));
      RC_ASSERT(interval.contains(x) == (order == std::partial_ordering::unordered));
      RC_ASSERT(compare_with_number(store, g, x) == order);
    }
  }
}

// Winning Ways ch. 6: a player who wins g + x moving first wins it by a move in g.
TEST(NumberAvoidance, FindsAWinningMoveInTheGameWheneverThereIsOne) {
  ValueStore store;
  int won = 0, lost = 0;
  EXPECT_TRUE(rc::check([&](const Recipe& recipe) {
    const Value g = value_of(store, recipe);
    if (is_number(store, g)) return;
    const Dyadic low = store.right_stop(g), high = store.left_stop(g);
    for (const Dyadic& x : {-low, -high, -(low + high).half(), -low + 1, -high - 1}) {
      const Value sum = store.sum(g, store.number(x));
      for (const Player player : {Player::left, Player::right}) {
        const auto option = winning_option_beside(store, g, x, player);
        RC_ASSERT(option.has_value());
        const bool wins = winner(outcome(store, sum), player) == player;
        RC_ASSERT(option->has_value() == wins);
        ++(wins ? won : lost);
        if (!wins) continue;
        const Value after = store.sum(**option, store.number(x));
        RC_ASSERT(winner(outcome(store, after), opponent(player)) == player);
      }
    }
  }));
  EXPECT_GT(won, 100);
  EXPECT_GT(lost, 100);
}

TEST(NumberAvoidance, RefusesTwoNumbers) {
  ValueStore store;
  const auto none = winning_option_beside(store, store.number(2), 1, Player::left);
  ASSERT_FALSE(none.has_value());
  EXPECT_NE(none.error().message.find("not one"), std::string::npos);
}

// The consequence: the canonical options of g + x are those of g plus x.
RC_GTEST_PROP(NumberAvoidance, MakesANumberAddToEveryOption, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  if (is_number(store, g)) RC_DISCARD();
  const Value x = store.number(Dyadic::ratio(5, 3));
  for (const Player player : {Player::left, Player::right}) {
    std::vector<Value> moved, translated = store.options(store.sum(g, x), player);
    for (const Value option : store.options(g, player)) moved.push_back(store.sum(option, x));
    std::sort(moved.begin(), moved.end());
    std::sort(translated.begin(), translated.end());
    RC_ASSERT(moved == translated);
  }
}

TEST(ConfusionInterval, OfSumsOfSwitchesTheFormulaIsRight) {
  ValueStore store;
  std::size_t closed = 0, open = 0;
  for (int sizes = 0; sizes < 64; ++sizes) {
    for (const int number : {0, 1}) {
      std::vector<Value> summands = {store.number(number)};
      for (int size = 0; size < 6; ++size) {
        if ((sizes >> size & 1) == 0) continue;
        const std::array left{store.number(size + number)}, right{store.number(-size)};
        summands.push_back(store.make(left, right));
      }
      const std::optional<SwitchSum> sum = as_switch_sum(store, summands);
      ASSERT_TRUE(sum);
      const ConfusionInterval interval = confusion_interval(*sum);
      EXPECT_EQ(interval, confusion_interval(store, store.sum(summands))) << sizes;
      ++(interval.high.closed ? closed : open);
    }
  }
  EXPECT_GE(closed, 20u);
  EXPECT_GE(open, 20u);
}

}  // namespace
}  // namespace summand
