// The laws of canonical forms (Winning Ways ch. 3), and of numbers among other games.
#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::GameTree;
using testing::Recipe;
using testing::reference_less_equal;
using testing::size_of;
using testing::tree_of;
using testing::value_of;

RC_GTEST_PROP(CanonicalForm, HasNoDominatedAndNoReversibleOption, (const Recipe& a)) {
  ValueStore store;
  const Value g = value_of(store, a);
  for (const Value follower : followers(store, g)) {
    const std::vector<Value> left = store.left_options(follower);
    const std::vector<Value> right = store.right_options(follower);
    for (const Value option : left) {
      for (const Value other : left) {
        RC_ASSERT(option == other || !store.less_equal(option, other));
      }
      for (const Value answer : store.right_options(option)) {
        RC_ASSERT(!store.less_equal(answer, follower));
      }
    }
    for (const Value option : right) {
      for (const Value other : right) {
        RC_ASSERT(option == other || !store.less_equal(other, option));
      }
      for (const Value answer : store.left_options(option)) {
        RC_ASSERT(!store.less_equal(follower, answer));
      }
    }
    RC_ASSERT(store.make(left, right) == follower);
  }
}

// Options that are nimbers are treated separately.
RC_GTEST_PROP(CanonicalForm, EqualsTheGameThatHasNimbersForOptions, ()) {
  ValueStore store;
  const auto options = [&] {
    std::vector<Value> out;
    const auto count = *rc::gen::inRange(1, 4);
    for (int i = 0; i < count; ++i) {
      const auto star = *rc::gen::inRange<std::uint64_t>(0, 9);
      const auto ups = *rc::gen::weightedElement<std::int64_t>({{6, 0}, {1, 1}, {1, -1}});
      out.push_back(*rc::gen::inRange(0, 4) > 0 ? store.number_up_star({0, ups, star})
                                                : value_of(store, *testing::recipe(1)));
    }
    return out;
  };
  const std::vector<Value> left = options(), right = options();
  const Value g = store.make(left, right);
  GameTree tree;
  for (const Value option : left) tree.left.push_back(tree_of(store, option));
  for (const Value option : right) tree.right.push_back(tree_of(store, option));
  RC_PRE(size_of(tree) < 4000u);
  const GameTree canonical = tree_of(store, g);
  RC_ASSERT(reference_less_equal(tree, canonical));
  RC_ASSERT(reference_less_equal(canonical, tree));
}

// A gift horse of Left is an additional option that is not better than confused with G: G^ <| G.
RC_GTEST_PROP(CanonicalForm, DoesNotChangeByAGiftHorse, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), gift = value_of(store, b);
  std::vector<Value> left = store.left_options(g), right = store.right_options(g);
  if (!store.less_equal(g, gift)) left.push_back(gift);
  if (!store.less_equal(gift, g)) right.push_back(gift);
  RC_ASSERT(store.make(left, right) == g);
}

RC_GTEST_PROP(CanonicalForm, IsAsSimpleAsTheGameCanBe, (const GameTree& tree)) {
  ValueStore store;
  const Value g = value_of(store, tree);
  RC_ASSERT(size_of(tree_of(store, g)) <= size_of(tree));
  RC_ASSERT(store.birthday(g) <= 3);
}

// The simplicity rule: if a number fits between the options of a game, the game is the simplest
// such number.
RC_GTEST_PROP(Number, IsTheSimplestThatFits, (const std::vector<Recipe>& lefts, const Recipe& b)) {
  ValueStore store;
  std::vector<Value> left, right = {value_of(store, b)};
  for (std::size_t i = 0; i < lefts.size() && i < 3; ++i) left.push_back(value_of(store, lefts[i]));
  const Value g = store.make(left, right);
  std::optional<Dyadic> simplest;
  for (int day = 0; day <= 9 && !simplest; ++day) {
    for (int sixteenths = -16 * 9; sixteenths <= 16 * 9 && !simplest; ++sixteenths) {
      const Dyadic x = Dyadic::ratio(sixteenths, 4);
      if (birthday(x) != day) continue;
      const Value number = store.number(x);
      const bool fits =
          std::none_of(left.begin(), left.end(),
                       [&](Value option) { return store.less_equal(number, option); }) &&
          std::none_of(right.begin(), right.end(),
                       [&](Value option) { return store.less_equal(option, number); });
      if (fits) simplest = x;
    }
  }
  // If none of the tried numbers fits, a later one may.
  const std::optional<Dyadic> found = as_number(store, g);
  if (simplest) {
    RC_ASSERT(found == simplest);
  } else if (found) {
    RC_ASSERT(birthday(*found) > 5);
  }
}

RC_GTEST_PROP(Number, TranslatesTheOptionsOfOtherGames, (const Recipe& a)) {
  const auto eighths = *rc::gen::inRange(-100, 100);
  ValueStore store;
  const Value g = value_of(store, a), x = store.number(Dyadic::ratio(eighths, 3));
  RC_PRE(!is_number(store, g));
  std::vector<Value> left, right;
  for (const Value option : store.left_options(g)) left.push_back(store.sum(option, x));
  for (const Value option : store.right_options(g)) right.push_back(store.sum(option, x));
  RC_ASSERT(store.sum(g, x) == store.make(left, right));
}

// A player who can win G + x by moving first, where x is a number and G is not, can win by a move
// in G.
RC_GTEST_PROP(Number, NeedNotBeMovedIn, (const Recipe& a)) {
  const auto eighths = *rc::gen::inRange(-40, 40);
  ValueStore store;
  const Value g = value_of(store, a), x = store.number(Dyadic::ratio(eighths, 3));
  RC_PRE(!is_number(store, g));
  const Value sum = store.sum(g, x), zero = store.zero();
  if (!store.less_equal(sum, zero)) {
    const std::vector<Value> left = store.left_options(g);
    RC_ASSERT(std::any_of(left.begin(), left.end(), [&](Value option) {
      return store.less_equal(zero, store.sum(option, x));
    }));
  }
  if (!store.less_equal(zero, sum)) {
    const std::vector<Value> right = store.right_options(g);
    RC_ASSERT(std::any_of(right.begin(), right.end(), [&](Value option) {
      return store.less_equal(store.sum(option, x), zero);
    }));
  }
}

}  // namespace
}  // namespace summand
