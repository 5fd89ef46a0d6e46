#include "summand/theory/cooling.hpp"

#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;

// A tax from 0 to 3 in sixteenths.
rc::Gen<Dyadic> tax() {
  return rc::gen::map(rc::gen::inRange<std::int64_t>(0, 49),
                      [](std::int64_t sixteenths) { return Dyadic::ratio(sixteenths, 4); });
}

TEST(Cooling, GivesTheGamesOfTheTables) {
  ValueStore store;
  Thermographs thermographs(store);
  int rows = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    constexpr std::string_view kCooled = "cooled by ";
    const Value g = row[0] == "expr" ? value_from_text(store, row[1]) : store.zero();
    std::optional<Value> found;
    if (row[2] == "freezes to") found = freeze(thermographs, g);
    if (row[2].starts_with(kCooled)) {
      const Value t = value_from_text(store, row[2].substr(kCooled.size()));
      found = cool(thermographs, g, as_number(store, t).value()).value();
    }
    if (!found) continue;
    ++rows;
    EXPECT_EQ(print(store, *found), print(store, value_from_text(store, row[3])))
        << row[1] << " " << row[2];
  }
  EXPECT_EQ(rows, 34);
}

TEST(Cooling, FailsForATaxBelowMinusOne) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value g = value_from_text(store, "{1|-1}");
  EXPECT_TRUE(cool(thermographs, g, -1).has_value());
  const Result<Value> refused = cool(thermographs, g, Dyadic::ratio(-17, 4));
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().message, "a game can only be cooled by -1 or more, not by -17/16");
  EXPECT_FALSE(cool(thermographs, store.zero(), -2).has_value());
}

TEST(Cooling, OfNumbersStopsAtTheirTemperatureBelowZero) {
  ValueStore store;
  Thermographs thermographs(store);
  const auto cooled = [&](const char* g, const Dyadic& t) {
    return print(store, cool(thermographs, value_from_text(store, g), t).value());
  };
  EXPECT_EQ(cooled("1/2", -1), "{1|0}");
  EXPECT_EQ(cooled("1/2", Dyadic::ratio(-1, 1)), "1/2*");
  EXPECT_EQ(cooled("1/2", Dyadic::ratio(-1, 2)), "1/2");
  EXPECT_EQ(cooled("7", -1), "7");
  EXPECT_EQ(cooled("*", -1), "+-1");
  EXPECT_EQ(print(store, freeze(thermographs, value_from_text(store, "1/2"))), "1/2");
}

// Integers among the followers are recognised by their values: {5/2|{4|2}} is 3.
TEST(Cooling, DoesNotDependOnHowTheGameWasWritten) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value three = value_from_text(store, "{5/2|{4|2}}");
  for (const int t : {-1, 0, 1}) EXPECT_EQ(cool(thermographs, three, t).value(), store.number(3));
}

RC_GTEST_PROP(Cooling, HasTheWallsOfTheThermographForStops, (const Recipe& recipe)) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value g = value_of(store, recipe);
  const Dyadic t = *tax() - *rc::gen::element<Dyadic>(0, 1);
  const Value cooled = cool(thermographs, g, t).value();
  const Thermograph graph = thermographs.of(g);
  RC_ASSERT(store.left_stop(cooled) == graph.at(Player::left, t));
  RC_ASSERT(store.right_stop(cooled) == graph.at(Player::right, t));
}

RC_GTEST_PROP(Cooling, TwiceIsCoolingByTheSum, (const Recipe& recipe)) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value g = value_of(store, recipe);
  const Dyadic s = *tax(), t = *tax();
  const Value once = cool(thermographs, g, s).value();
  RC_ASSERT(cool(thermographs, once, t).value() == cool(thermographs, g, s + t).value());
}

// Without the rule that a number stays a number, the formula would give 0 for {2|1} at t = 3.
TEST(Cooling, StopsAtTheNumberThatItReaches) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value g = value_from_text(store, "{2|1}");
  const auto by_formula = [&](const Dyadic& t) {
    return store.make(std::array{store.number(2 - t)}, std::array{store.number(1 + t)});
  };
  const Dyadic temperature = Dyadic::ratio(1, 1);
  EXPECT_EQ(cool(thermographs, g, temperature).value(), by_formula(temperature));
  EXPECT_EQ(by_formula(3), store.zero());
  EXPECT_EQ(cool(thermographs, g, 3).value(), store.number(Dyadic::ratio(3, 1)));
}

RC_GTEST_PROP(Cooling, IsAdditive, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value g = value_of(store, a), h = value_of(store, b);
  const Dyadic t = *tax();
  const auto cooled = [&](Value x) { return cool(thermographs, x, t).value(); };
  RC_ASSERT(cooled(store.sum(g, h)) == store.sum(cooled(g), cooled(h)));
  RC_ASSERT(cooled(store.negative(g)) == store.negative(cooled(g)));
}

RC_GTEST_PROP(Cooling, KeepsTheOrder, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  Thermographs thermographs(store);
  // With more options for Left and fewer for Right the game becomes greater.
  const Value g = value_of(store, a), left = value_of(store, b);
  const Value right = value_of(store, *rc::gen::arbitrary<Recipe>());
  std::vector<Value> lefts = store.left_options(g), rights = store.right_options(g);
  const Value less = store.make(lefts, rights);
  lefts.push_back(left);
  const Value greater = store.make(lefts, rights);
  rights.push_back(right);
  const Value least = store.make(store.left_options(g), rights);
  const Dyadic t = *tax();
  const auto cooled = [&](Value x) { return cool(thermographs, x, t).value(); };
  RC_ASSERT(store.less_equal(cooled(less), cooled(greater)));
  RC_ASSERT(store.less_equal(cooled(least), cooled(less)));
}

RC_GTEST_PROP(Freezing, LeavesTheMeanAndAnInfinitesimal, (const Recipe& recipe)) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value g = value_of(store, recipe), frozen = freeze(thermographs, g);
  const Dyadic mean = thermographs.mean(g);
  RC_ASSERT(is_numberish(store, frozen));
  RC_ASSERT(store.left_stop(frozen) == mean);
  RC_ASSERT(is_number(store, frozen) == is_number(store, g));
  if (is_number(store, g)) return;
  const Dyadic temperature = thermographs.temperature(g);
  RC_ASSERT(frozen == cool(thermographs, g, temperature).value());
  const Dyadic above = temperature + Dyadic::ratio(1, 10);
  RC_ASSERT(cool(thermographs, g, above).value() == store.number(mean));
}

RC_GTEST_PROP(Chilling, IsCoolingByOne, (const Recipe& recipe)) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value g = value_of(store, recipe);
  RC_ASSERT(chill(thermographs, g) == cool(thermographs, g, 1).value());
}

TEST(Cooling, IsExactBeyondMachineNumbers) {
  ValueStore store;
  Thermographs thermographs(store);
  const Dyadic large = Dyadic::power_of_two(100), small = Dyadic::power_of_two(-50);
  const Value g = store.make(std::array{store.number(large)}, std::array{store.number(small)});
  const Value cooled = cool(thermographs, g, small).value();
  EXPECT_EQ(store.left_stop(cooled), large - small);
  EXPECT_EQ(store.right_stop(cooled), small + small);
  EXPECT_EQ(cool(thermographs, g, large).value(), store.number((large + small).half()));
}

}  // namespace
}  // namespace summand
