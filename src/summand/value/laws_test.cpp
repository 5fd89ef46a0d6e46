// The laws of values: a partially ordered abelian group, the outcome, the stops.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::GameTree;
using testing::Recipe;
using testing::reference_less_equal;
using testing::reference_wins;
using testing::size_of;
using testing::tree_of;
using testing::value_of;

// --- against the definition ---

RC_GTEST_PROP(Order, IsThatOfTheBareDefinition, (const GameTree& g, const GameTree& h)) {
  ValueStore store;
  const Value x = value_of(store, g), y = value_of(store, h);
  RC_ASSERT(store.less_equal(x, y) == reference_less_equal(g, h));
  RC_ASSERT(store.less_equal(y, x) == reference_less_equal(h, g));
  RC_ASSERT((x == y) == (reference_less_equal(g, h) && reference_less_equal(h, g)));
}

RC_GTEST_PROP(Order, OfWiderTreesIsThatOfTheBareDefinition, ()) {
  const GameTree g = *testing::tree(2, 4), h = *testing::tree(3, 2);
  ValueStore store;
  RC_ASSERT(store.less_equal(value_of(store, g), value_of(store, h)) == reference_less_equal(g, h));
}

// Values of recipes are compared with their own trees. The canonical form must be right at least
// about itself and about numbers, ups and stars.
RC_GTEST_PROP(Order, OfCanonicalFormsAgreesWithTheirTrees, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value x = value_of(store, a), y = value_of(store, b);
  const GameTree g = tree_of(store, x), h = tree_of(store, y);
  RC_PRE(size_of(g) * size_of(h) < 200'000u);
  RC_ASSERT(store.less_equal(x, y) == reference_less_equal(g, h));
}

RC_GTEST_PROP(Sum, IsThatOfTheBareDefinition, ()) {
  const GameTree g = *testing::tree(2), h = *testing::tree(2);
  ValueStore store;
  const Value sum = store.sum(value_of(store, g), value_of(store, h));
  RC_ASSERT(sum == value_of(store, reference_sum(g, h)));
  RC_ASSERT(store.negative(value_of(store, g)) == value_of(store, reference_negative(g)));
}

RC_GTEST_PROP(Outcome, IsWhoWinsByPlayingOn, (const GameTree& g)) {
  ValueStore store;
  const Outcome known = outcome(store, value_of(store, g));
  RC_ASSERT((winner(known, Player::left) == Player::left) == reference_wins(g, Player::left));
  RC_ASSERT((winner(known, Player::right) == Player::right) == reference_wins(g, Player::right));
}

// --- the group and its order ---

RC_GTEST_PROP(Sum, IsThatOfAnAbelianGroup, (const Recipe& a, const Recipe& b, const Recipe& c)) {
  ValueStore store;
  const Value x = value_of(store, a), y = value_of(store, b), z = value_of(store, c);
  RC_ASSERT(store.sum(x, y) == store.sum(y, x));
  RC_ASSERT(store.sum(store.sum(x, y), z) == store.sum(x, store.sum(y, z)));
  RC_ASSERT(store.sum(std::vector{x, y, z}) == store.sum(store.sum(x, y), z));
  RC_ASSERT(store.sum(x, store.zero()) == x);
  RC_ASSERT(store.difference(x, x) == store.zero());
  RC_ASSERT(store.negative(store.negative(x)) == x);
  RC_ASSERT(store.negative(store.sum(x, y)) == store.sum(store.negative(x), store.negative(y)));
}

RC_GTEST_PROP(Order, IsThatOfAPartiallyOrderedGroup,
              (const Recipe& a, const Recipe& b, const Recipe& c)) {
  ValueStore store;
  const Value x = value_of(store, a), y = value_of(store, b), z = value_of(store, c);
  const bool less_equal = store.less_equal(x, y);
  RC_ASSERT(less_equal == store.less_equal(store.difference(x, y), store.zero()));
  RC_ASSERT(less_equal == store.less_equal(store.sum(x, z), store.sum(y, z)));
  RC_ASSERT(less_equal == store.less_equal(store.negative(y), store.negative(x)));
  RC_ASSERT((less_equal && store.less_equal(y, x)) == (x == y));
  if (less_equal && store.less_equal(y, z)) RC_ASSERT(store.less_equal(x, z));
  RC_ASSERT(store.less_equal(x, x));
}

RC_GTEST_PROP(Multiple, IsARepeatedSum, (const Recipe& a)) {
  ValueStore store;
  const Value x = value_of(store, a);
  Value sum = store.zero();
  for (int copies = 0; copies <= 4; ++copies, sum = store.sum(sum, x)) {
    RC_ASSERT(store.multiple(copies, x) == sum);
    RC_ASSERT(store.multiple(-copies, x) == store.negative(sum));
  }
}

RC_GTEST_PROP(Outcome, IsTheComparisonWithZero, (const Recipe& a)) {
  ValueStore store;
  const Value x = value_of(store, a);
  // The player who moves first wins if some move leaves a game that the other cannot win by moving
  // first.
  bool left_wins = false, right_wins = false;
  for (const Value option : store.left_options(x)) {
    left_wins |= store.less_equal(store.zero(), option);
  }
  for (const Value option : store.right_options(x)) {
    right_wins |= store.less_equal(option, store.zero());
  }
  const Outcome known = outcome(store, x);
  RC_ASSERT((winner(known, Player::left) == Player::left) == left_wins);
  RC_ASSERT((winner(known, Player::right) == Player::right) == right_wins);
}

// --- stops (Winning Ways ch. 6) ---

RC_GTEST_PROP(Stops, AreReachedByTheBestOptions, (const Recipe& a)) {
  ValueStore store;
  const Value x = value_of(store, a);
  RC_ASSERT(store.left_stop(x) >= store.right_stop(x));
  if (is_number(store, x)) {
    RC_ASSERT(store.left_stop(x) == *as_number(store, x));
    RC_ASSERT(store.right_stop(x) == *as_number(store, x));
    return;
  }
  std::set<Dyadic> left, right;
  for (const Value option : store.left_options(x)) left.insert(store.right_stop(option));
  for (const Value option : store.right_options(x)) right.insert(store.left_stop(option));
  RC_ASSERT(store.left_stop(x) == *left.rbegin());
  RC_ASSERT(store.right_stop(x) == *right.begin());
}

RC_GTEST_PROP(Stops, OfASumAreBoundedByThoseOfItsParts, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b), sum = store.sum(g, h);
  const auto left = [&](Value x) { return store.left_stop(x); };
  const auto right = [&](Value x) { return store.right_stop(x); };
  RC_ASSERT(right(g) + right(h) <= right(sum));
  RC_ASSERT(right(sum) <= right(g) + left(h));
  RC_ASSERT(right(g) + left(h) <= left(sum));
  RC_ASSERT(left(sum) <= left(g) + left(h));
}

RC_GTEST_PROP(Stops, AreTheEndsOfTheConfusionInterval, (const Recipe& a)) {
  ValueStore store;
  const Value g = value_of(store, a);
  const Dyadic left = store.left_stop(g), right = store.right_stop(g);
  const Dyadic little = Dyadic::power_of_two(-20);
  const auto compare = [&](const Dyadic& x) { return store.compare(store.number(x), g); };
  RC_ASSERT(compare(right - little) == std::partial_ordering::less);
  RC_ASSERT(compare(left + little) == std::partial_ordering::greater);
  if (left > right) {
    RC_ASSERT(compare((left + right).half()) == std::partial_ordering::unordered);
  }
}

// --- temper, all-small, properties by their definitions ---

RC_GTEST_PROP(Properties, AreThoseOfTheTree, (const Recipe& a)) {
  ValueStore store;
  const Value g = value_of(store, a);
  for (const Value h : followers(store, g)) {
    const std::vector<Value> left = store.left_options(h), right = store.right_options(h);
    std::vector<Value> both = left;
    both.insert(both.end(), right.begin(), right.end());
    const auto all = [&](auto holds) { return std::all_of(both.begin(), both.end(), holds); };
    RC_ASSERT(is_all_small(store, h) == (left.empty() == right.empty() && all([&](Value option) {
                                           return is_all_small(store, option);
                                         })));
    if (!is_integer(store, h)) {
      RC_ASSERT(is_even_tempered(store, h) ==
                all([&](Value option) { return is_odd_tempered(store, option); }));
      RC_ASSERT(is_odd_tempered(store, h) ==
                all([&](Value option) { return is_even_tempered(store, option); }));
    }
    RC_ASSERT(is_symmetric(store, h) == (store.negative(h) == h));
    RC_ASSERT(is_hot(store, h) == (store.left_stop(h) > store.right_stop(h)));
  }
}

TEST(Properties, OfIntegersDependOnTheirParity) {
  ValueStore store;
  for (int n = -5; n <= 5; ++n) {
    const Value g = store.number(n);
    EXPECT_EQ(is_even_tempered(store, g), n % 2 == 0) << n;
    EXPECT_EQ(is_odd_tempered(store, g), n % 2 != 0) << n;
    EXPECT_TRUE(is_integer(store, g));
  }
  EXPECT_FALSE(is_integer(store, store.number(Dyadic::ratio(1, 1))));
}

TEST(Properties, NameTheKindsOfGames) {
  ValueStore store;
  const auto value = [&](const char* text) { return testing::value_from_text(store, text); };
  EXPECT_TRUE(is_infinitesimal(store, value("{0||0|-2}")));
  EXPECT_FALSE(is_all_small(store, value("{0||0|-2}")));
  EXPECT_FALSE(is_infinitesimal(store, value("1*")));
  EXPECT_TRUE(is_numberish(store, value("1*")));
  EXPECT_TRUE(is_hot(store, value("{1|0}")));
  EXPECT_TRUE(is_nimber(store, value("*7")));
  EXPECT_FALSE(is_nimber(store, value("^*7")));
  EXPECT_FALSE(is_nimber(store, value("1*7")));
  EXPECT_TRUE(is_number_up_star(store, value("1^4*7")));
  EXPECT_TRUE(is_even_tempered(store, value("+-1")));
  EXPECT_TRUE(is_odd_tempered(store, value("{2|-2}")));
  EXPECT_EQ(as_switch(store, value("+-3/4")), value("3/4"));
  EXPECT_EQ(as_switch(store, value("{2|-1}")), std::nullopt);
  EXPECT_EQ(as_switch(store, value("*")), std::nullopt);
}

}  // namespace
}  // namespace summand
