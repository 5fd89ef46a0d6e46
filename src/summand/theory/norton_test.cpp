#include "summand/theory/norton.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::GameTree;
using testing::value_from_text;

constexpr const char* kPositive[] = {"1",     "^",       "^2",   "1/2",          "{2|1}",
                                     "{1|*}", "tiny(1)", "2",    "{2|{1|0}}",    "1*",
                                     "^2*2",  "{3|1}",   "^<2>", "{{3|2}|{1|^}}"};

rc::Gen<std::string> positive() {
  return rc::gen::map(rc::gen::inRange<std::size_t>(0, std::size(kPositive)),
                      [](std::size_t i) { return std::string(kPositive[i]); });
}

// {g^L.u + (u + I) | g^R.u - (u + I)} for the given options, with all incentives.
Value product_of_lists(ValueStore& store, const std::vector<Value>& lefts,
                       const std::vector<Value>& rights, Value u) {
  std::vector<Value> incentives;
  for (const Value option : store.left_options(u)) {
    incentives.push_back(store.difference(option, u));
  }
  for (const Value option : store.right_options(u)) {
    incentives.push_back(store.difference(u, option));
  }
  std::vector<Value> left, right;
  for (const Value incentive : incentives) {
    const Value earned = store.sum(u, incentive);
    for (const Value g : lefts) left.push_back(store.sum(norton(store, g, u).value(), earned));
    for (const Value g : rights) {
      right.push_back(store.difference(norton(store, g, u).value(), earned));
    }
  }
  return store.make(left, right);
}

TEST(NortonProduct, GivesTheGamesOfTheTables) {
  ValueStore store;
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    constexpr std::string_view kBy = "Norton product by ";
    if (!row[2].starts_with(kBy)) continue;
    ++rows;
    const Value g = value_from_text(store, row[1]);
    const Value u = value_from_text(store, row[2].substr(kBy.size()));
    EXPECT_EQ(print(store, norton(store, g, u).value()),
              print(store, value_from_text(store, row[3])))
        << row[1] << " . " << print(store, u);
  }
  EXPECT_EQ(rows, 36);
}

TEST(NortonProduct, FailsForAFactorThatIsNotPositiveUnlessTheOtherIsAnInteger) {
  ValueStore store;
  const auto product = [&](const char* g, const char* u) {
    return norton(store, value_from_text(store, g), value_from_text(store, u));
  };
  for (const char* u : {"0", "-1", "*", "v", "{1|-1}", "-1/2"}) {
    const Result<Value> refused = product("1/2", u);
    ASSERT_FALSE(refused.has_value()) << u;
    EXPECT_EQ(refused.error().message,
              "Norton's product g.u needs a u greater than 0, or an integer g");
    EXPECT_EQ(product("-3", u).value(), store.multiple(-3, value_from_text(store, u))) << u;
  }
  // An integer is recognised by its value, in any form.
  EXPECT_EQ(product("{5/2|{4|2}}", "*").value(), store.nimber(1));
  EXPECT_EQ(product("1000001", "*").value(), store.nimber(1));
}

RC_GTEST_PROP(NortonProduct, ByOneAndWithZeroOneAndIntegers, (const GameTree& tree)) {
  ValueStore store;
  const Value g = value_of(store, tree), u = value_from_text(store, *positive());
  RC_ASSERT(norton(store, g, store.number(1)).value() == g);
  RC_ASSERT(norton(store, store.zero(), u).value() == store.zero());
  RC_ASSERT(norton(store, store.number(1), u).value() == u);
  RC_ASSERT(norton(store, store.number(-3), u).value() == store.multiple(-3, u));
}

RC_GTEST_PROP(NortonProduct, IsAdditiveAndKeepsTheOrder, ()) {
  const GameTree a = *testing::tree(2), b = *testing::tree(2);
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  const Value u = value_from_text(store, *positive());
  const auto product = [&](Value x) { return norton(store, x, u).value(); };
  RC_ASSERT(product(store.sum(g, h)) == store.sum(product(g), product(h)));
  RC_ASSERT(product(store.negative(g)) == store.negative(product(g)));
  RC_ASSERT(store.less_equal(g, h) == store.less_equal(product(g), product(h)));
}

// The same game with dominated or reversible options: a canonical option made worse, and options of
// another game that change nothing.
RC_GTEST_PROP(NortonProduct, DoesNotDependOnTheForm, ()) {
  const auto not_integer = rc::gen::suchThat(testing::tree(2), [](const GameTree& tree) {
    ValueStore trial;
    return !is_integer(trial, value_of(trial, tree));
  });
  const GameTree a = *not_integer, b = *testing::tree(2);
  ValueStore store;
  const Value g = value_of(store, a), u = value_from_text(store, *positive());
  std::vector<Value> lefts = store.left_options(g), rights = store.right_options(g);
  RC_ASSERT(product_of_lists(store, lefts, rights, u) == norton(store, g, u).value());
  std::vector<Value> more{value_of(store, b)};
  for (const GameTree& option : b.left) more.push_back(value_of(store, option));
  for (const GameTree& option : a.right) more.push_back(value_of(store, option));
  for (const Value option : store.left_options(g)) more.push_back(store.sum(option, more.front()));
  std::size_t added = 0;
  for (const Value option : more) {
    lefts.push_back(option);
    if (store.make(lefts, rights) == g) {
      ++added;
    } else {
      lefts.pop_back();
    }
    rights.push_back(option);
    if (store.make(lefts, rights) == g) {
      ++added;
    } else {
      rights.pop_back();
    }
  }
  RC_PRE(added > 0u);
  RC_ASSERT(product_of_lists(store, lefts, rights, u) == norton(store, g, u).value());
}

TEST(NortonProduct, AsksTheBudgetForEveryPairOfIncentives) {
  // Left's incentives 1*k are confused with each other. A million pairs ask a million times.
  ValueStore store{Budget({.questions = 1'000'000})};
  const Value half = value_from_text(store, "1/2"), u = value_from_text(store, "1*1000");
  EXPECT_THROW(static_cast<void>(norton(store, half, u)), LimitReached);
}

// 1.^ is ^. If 1 = {0|} were treated as any other game, it would be {0,^^*|}.
TEST(NortonProduct, KnowsIntegersByTheirValue) {
  ValueStore store;
  const Value one = store.number(1), up = store.number_up_star({0, 1, 0});
  EXPECT_EQ(norton(store, one, up).value(), up);
  EXPECT_EQ(product_of_lists(store, {store.zero()}, {}, up), one);
}

}  // namespace
}  // namespace summand
