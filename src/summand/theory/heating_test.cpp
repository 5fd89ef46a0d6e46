#include "summand/theory/heating.hpp"

#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/testing/table.hpp"
#include "summand/theory/cooling.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {
namespace {

using testing::GameTree;
using testing::Recipe;
using testing::value_from_text;

// Overheating by the definition: numbers have no special rule, but integers become copies of s if
// there is an s.
Value by_definition(ValueStore& store, Value g, std::optional<Value> s, Value t) {
  if (s && is_integer(store, g)) return store.multiple(as_number(store, g).value(), *s);
  std::vector<Value> left, right;
  for (const Value option : store.left_options(g)) {
    left.push_back(store.sum(by_definition(store, option, s, t), t));
  }
  for (const Value option : store.right_options(g)) {
    right.push_back(store.difference(by_definition(store, option, s, t), t));
  }
  return store.make(left, right);
}

// Heating by the definition: only numbers are not changed.
Value heat_by_definition(ValueStore& store, Value g, Value t) {
  if (is_number(store, g)) return g;
  std::vector<Value> left, right;
  for (const Value option : store.left_options(g)) {
    left.push_back(store.sum(heat_by_definition(store, option, t), t));
  }
  for (const Value option : store.right_options(g)) {
    right.push_back(store.difference(heat_by_definition(store, option, t), t));
  }
  return store.make(left, right);
}

// An infinitesimal, possibly one such as tiny(1): a frozen game minus its mean.
Value infinitesimal(Thermographs& thermographs, const Recipe& recipe) {
  ValueStore& store = thermographs.store();
  const Value g = value_of(store, recipe);
  return store.difference(freeze(thermographs, g), store.number(thermographs.mean(g)));
}

std::string text(ValueStore& store, Value g) { return print(store, g); }

// --- the tables ---

TEST(Heating, GivesTheGamesOfTheTables) {
  ValueStore store;
  int heated = 0, from_zero = 0, from_s = 0;
  for (const std::vector<std::string>& row : testing::table("heat.tsv")) {
    const std::string& quantity = row[2];
    const auto game = [&](std::size_t from, std::size_t to) {
      return value_from_text(store, std::string_view(quantity).substr(from, to - from));
    };
    constexpr std::string_view kHeated = "heated by ", kFrom = "overheated ";
    const std::size_t to = quantity.find(" to "), end = quantity.find(" (");
    std::optional<Value> found;
    if (quantity.starts_with(kHeated)) {
      ++heated;
      found = heat(store, value_from_text(store, row[1]), game(kHeated.size(), quantity.size()));
    } else if (quantity.starts_with(kFrom)) {
      const Value g = value_from_text(store, row[1]);
      const Value s = game(kFrom.size(), to), t = game(to + 4, end);
      const bool berlekamp = quantity.ends_with("(Berlekamp form)");
      ++(berlekamp ? from_s : from_zero);
      found =
          berlekamp ? overheat(store, g, s, t).value() : overheat_from_zero(store, g, t).value();
    }
    if (!found) continue;
    EXPECT_EQ(text(store, *found), text(store, value_from_text(store, row[3])))
        << row[1] << " " << quantity;
  }
  EXPECT_EQ(heated, 16);
  EXPECT_EQ(from_zero, 32);
  EXPECT_EQ(from_s, 19);
}

// --- heating ---

RC_GTEST_PROP(Heating, IsUndoneByCoolingOnInfinitesimals, (const Recipe& recipe)) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value e = infinitesimal(thermographs, recipe);
  const Dyadic t = Dyadic::ratio(*rc::gen::inRange<std::int64_t>(1, 40), 3);
  const Value heated = heat(store, e, store.number(t));
  RC_ASSERT(cool(thermographs, heated, t).value() == e);
  if (e == store.zero()) return;
  RC_ASSERT(thermographs.mean(heated) == 0);
  RC_ASSERT(thermographs.temperature(heated) == t);
}

// In every position of these games both players can move, or neither can.
rc::Gen<Recipe> all_small(int depth) {
  const auto leaf = rc::gen::map(
      rc::gen::pair(rc::gen::inRange<std::int64_t>(-2, 3), rc::gen::inRange<std::uint64_t>(0, 4)),
      [](const std::pair<std::int64_t, std::uint64_t>& parts) {
        return Recipe{0, parts.first, parts.second, {}, {}};
      });
  if (depth == 0) return leaf;
  const auto options = rc::gen::mapcat(rc::gen::inRange(1, 3), [=](int count) {
    return rc::gen::container<std::vector<Recipe>>(static_cast<std::size_t>(count),
                                                   all_small(depth - 1));
  });
  return rc::gen::apply(
      [](std::vector<Recipe> left, std::vector<Recipe> right) {
        return Recipe{0, 0, 0, std::move(left), std::move(right)};
      },
      options, options);
}

RC_GTEST_PROP(Heating, IsThatOfTheDefinition, (const Recipe& any)) {
  const Recipe small = *all_small(2);
  ValueStore store;
  for (const char* heat_of : {"1", "1/8", "-1/2", "0", "*", "^", "{2|1}", "{1|-1}"}) {
    const Value t = value_from_text(store, heat_of);
    for (const Value g : {value_of(store, any), value_of(store, small)}) {
      RC_ASSERT(heat(store, g, t) == heat_by_definition(store, g, t));
    }
  }
}

RC_GTEST_PROP(Heating, IsAdditiveOnAllSmallGamesAndKeepsTheirOrder, ()) {
  const Recipe a = *all_small(2), b = *all_small(2);
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  RC_ASSERT(is_all_small(store, g));
  const Value t = store.number(Dyadic::ratio(*rc::gen::inRange<std::int64_t>(1, 40), 3));
  RC_ASSERT(heat(store, store.sum(g, h), t) == store.sum(heat(store, g, t), heat(store, h, t)));
  RC_ASSERT(store.less_equal(g, h) == store.less_equal(heat(store, g, t), heat(store, h, t)));
}

// tiny(1) is an infinitesimal, but some of its followers are numbers.
TEST(Heating, ByANumberIsNotAdditiveOnAllInfinitesimals) {
  ValueStore store;
  const Value one = store.number(1), up = store.number_up_star({0, 1, 0});
  const Value tiny_one = value_from_text(store, "tiny(1)");
  EXPECT_NE(heat(store, store.sum(up, tiny_one), one),
            store.sum(heat(store, up, one), heat(store, tiny_one, one)));
}

RC_GTEST_PROP(Heating, ByStarOrUpIsAdditive, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  for (const char* heat_of : {"*", "^"}) {
    const Value t = value_from_text(store, heat_of);
    RC_ASSERT(heat(store, store.sum(g, h), t) == store.sum(heat(store, g, t), heat(store, h, t)));
  }
}

// {1|*} + * = {1*|0} no longer contains the number 1, which is not heated.
TEST(Heating, ByANumberIsNotAdditive) {
  ValueStore store;
  const Value one = store.number(1), star = store.nimber(1), g = value_from_text(store, "{1|*}");
  const Value apart = store.sum(heat(store, g, one), heat(store, star, one));
  const Value together = heat(store, store.sum(g, star), one);
  EXPECT_EQ(text(store, heat(store, g, one)), text(store, value_from_text(store, "{2|{0|-2}}")));
  EXPECT_EQ(together, value_from_text(store, "{{3|1}|-1}"));
  EXPECT_NE(together, apart);
}

// Winning Ways ch. 6, "Nim, Remoteness and Suspense in Hot Games": Left's moves earn 3, Right's 1.
TEST(Heating, MayEarnThePlayersDifferentSums) {
  ValueStore store;
  Thermographs thermographs(store);
  const Value s = store.number(3), t = store.number(1);
  const auto heated = [&](std::uint64_t n) { return heat(store, store.nimber(n), s, t); };
  EXPECT_EQ(heated(1), value_from_text(store, "{3|-1}"));
  EXPECT_EQ(thermographs.mean(heated(2)), Dyadic::ratio(3, 1));
  EXPECT_EQ(thermographs.temperature(heated(2)), Dyadic::ratio(5, 1));
  const Value two_copies = store.sum(heated(3), heated(3));
  EXPECT_EQ(store.left_stop(two_copies), 5);
  EXPECT_EQ(store.right_stop(two_copies), 2);
}

TEST(Heating, OfALargeHeapKeepsAllItsOptions) {
  ValueStore store;
  Thermographs thermographs(store);
  for (const std::uint64_t n : {14u, 40u}) {
    const Value heap = store.nimber(n), heated = heat(store, heap, store.number(1));
    EXPECT_EQ(store.option_count(heated, Player::left), n);
    EXPECT_EQ(store.option_count(heated, Player::right), n);
    EXPECT_EQ(store.negative(heated), heated);
    EXPECT_EQ(cool(thermographs, heated, 1).value(), heap);
  }
}

// The stops of a sum of heated heaps are t and -t, or 0 if the nim-sum is 0.
TEST(Heating, OfNimHeapsDependsOnTheNimSum) {
  ValueStore store;
  const Dyadic t = Dyadic::ratio(5, 1);
  for (std::uint64_t a = 0; a < 8; ++a) {
    for (std::uint64_t b = 0; b < 8; ++b) {
      const Value sum = store.sum(heat(store, store.nimber(a), store.number(t)),
                                  heat(store, store.nimber(b), store.number(t)));
      EXPECT_EQ(store.left_stop(sum), a == b ? 0 : t) << a << " " << b;
      EXPECT_EQ(store.right_stop(sum), a == b ? 0 : -t) << a << " " << b;
    }
  }
}

// --- overheating ---

RC_GTEST_PROP(Overheating, FromZeroIsThatOfTheDefinitionAndBerlekampsFromItsOwnMoveOn,
              (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe);
  for (const char* heat_of : {"1", "1/2", "^", "{2|1}", "1*"}) {
    const Value t = value_from_text(store, heat_of);
    const Value from_zero = overheat_from_zero(store, g, t).value();
    RC_ASSERT(from_zero == by_definition(store, g, std::nullopt, t));
    const Value s = store.make(std::array{t}, {});
    RC_ASSERT(from_zero == overheat(store, g, s, t).value());
  }
}

RC_GTEST_PROP(Overheating, FromZeroIsAdditiveAndKeepsTheOrder, (const Recipe& a, const Recipe& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  for (const char* heat_of : {"1", "1/2", "^", "{2|1}", "1*"}) {
    const Value t = value_from_text(store, heat_of);
    const auto over = [&](Value x) { return overheat_from_zero(store, x, t).value(); };
    RC_ASSERT(over(store.sum(g, h)) == store.sum(over(g), over(h)));
    RC_ASSERT(store.less_equal(g, h) == store.less_equal(over(g), over(h)));
  }
}

RC_GTEST_PROP(Overheating, FromSIsAdditiveForTheUsualOnes, (const GameTree& a, const GameTree& b)) {
  ValueStore store;
  const Value g = value_of(store, a), h = value_of(store, b);
  constexpr std::array<std::array<const char*, 2>, 5> kPairs{
      {{"1*", "1"}, {"1", "1*"}, {"2", "1"}, {"1", "1/2"}, {"3/2", "1"}}};
  for (const auto& [from, to] : kPairs) {
    const Value s = value_from_text(store, from), t = value_from_text(store, to);
    const auto over = [&](Value x) { return overheat(store, x, s, t).value(); };
    RC_ASSERT(over(g) == by_definition(store, g, s, t));
    RC_ASSERT(over(store.sum(g, h)) == store.sum(over(g), over(h)));
    if (store.less_equal(g, h)) RC_ASSERT(store.less_equal(over(g), over(h)));
  }
}

TEST(Overheating, OutsideItsConditionsIsRefusedBecauseItIsNotAdditive) {
  ValueStore store;
  const Value quarter = value_from_text(store, "1/4"), half = value_from_text(store, "1/2");
  for (const auto& [from, to] : {std::pair("1", "1"), std::pair("1", "2")}) {
    const Value s = value_from_text(store, from), t = value_from_text(store, to);
    const Result<Value> refused = overheat(store, half, s, t);
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().message,
              "overheating from s to t needs an s that is not less than or equal to t");
    const Value of_quarter = by_definition(store, quarter, s, t);
    EXPECT_NE(store.sum(of_quarter, of_quarter), by_definition(store, half, s, t)) << to;
  }
  for (const auto& [from, to] : {std::pair("{2|0}", "1"), std::pair("1", "v"), std::pair("0", "1"),
                                 std::pair("1", "0"), std::pair("1", "*")}) {
    EXPECT_FALSE(
        overheat(store, half, value_from_text(store, from), value_from_text(store, to)).has_value())
        << from << " to " << to;
  }
  for (const char* to : {"0", "*", "-1", "{1|-1}", "v"}) {
    EXPECT_FALSE(overheat_from_zero(store, half, value_from_text(store, to)).has_value()) << to;
  }
}

// The conditions are not enough: 1 + 1/2 with the hot s = {3|1} and t = 2.
TEST(Overheating, FromAHotGameMayNotBeAdditive) {
  ValueStore store;
  const Value s = value_from_text(store, "{3|1}"), t = store.number(2);
  const auto over = [&](const char* g) {
    return by_definition(store, value_from_text(store, g), s, t);
  };
  EXPECT_NE(over("3/2"), store.sum(over("1"), over("1/2")));
  const Result<Value> refused = overheat(store, store.number(2), s, t);
  ASSERT_FALSE(refused.has_value());
  EXPECT_EQ(refused.error().message,
            "overheating from this s to this t is not additive: 1 and 1/2 overheated do not add up "
            "to 3/2 overheated");
}

// For each there are two games that show it: an integer and another number, or two halves.
TEST(Overheating, IsRefusedIfItIsNotAdditive) {
  ValueStore store;
  struct Row {
    const char *s, *t, *g, *h;
  };
  for (const auto& [s, t, g, h] :
       {Row{"{2|1}", "1", "1", "1/2"}, Row{"{9|7}", "1/2", "1", "1/2"},
        Row{"3", "{2|1}", "1", "-1/2"}, Row{"3", "{5|1}", "1", "-1/2"},
        Row{"^", "tiny(1)", "1", "-1/2"}, Row{"{3|2}", "1*", "1", "1/2"}}) {
    const Value from = value_from_text(store, s), to = value_from_text(store, t);
    EXPECT_FALSE(overheat(store, store.zero(), from, to).has_value()) << s << " " << t;
    const Value a = value_from_text(store, g), b = value_from_text(store, h);
    EXPECT_NE(by_definition(store, store.sum(a, b), from, to),
              store.sum(by_definition(store, a, from, to), by_definition(store, b, from, to)))
        << s << " " << t;
  }
  for (const auto& [s, t] :
       {std::pair("{5|4}", "4*"), std::pair("2", "{3|1}"), std::pair("1", "^")}) {
    EXPECT_TRUE(overheat(store, store.zero(), value_from_text(store, s), value_from_text(store, t)))
        << s << " " << t;
  }
}

RC_GTEST_PROP(Warming, IsOverheatingFromOneStarToOne, (const Recipe& recipe)) {
  ValueStore store;
  const Value g = value_of(store, recipe), one = store.number(1);
  RC_ASSERT(warm(store, g) == overheat(store, g, value_from_text(store, "1*"), one).value());
}

TEST(Overheating, OfLargeIntegersTakesNoTime) {
  ValueStore store;
  const Value large = store.number(Dyadic::power_of_two(80));
  EXPECT_EQ(overheat_from_zero(store, large, store.number(1)).value(),
            store.number(Dyadic::power_of_two(81)));
  EXPECT_EQ(warm(store, store.number(1'000'000'001)), value_from_text(store, "1000000001*"));
}

}  // namespace
}  // namespace summand
