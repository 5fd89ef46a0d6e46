#include "summand/theory/identification.hpp"

#include <array>
#include <gtest/gtest.h>
#include <initializer_list>
#include <string>

#include "summand/testing/short_forms.hpp"
#include "summand/theory/heating.hpp"
#include "summand/theory/up_multiple.hpp"
#include "summand/value/names.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::value_from_text;

struct Identified : ::testing::Test {
  ValueStore store;
  Thermographs thermographs{store};
  AtomicWeights weights{store};

  Value value(const char* text) { return value_from_text(store, text); }
  Value sum(std::initializer_list<Value> terms) {
    return store.sum(std::span(terms.begin(), terms.size()));
  }
  std::string name(Value g) {
    const auto found = identified(thermographs, weights, g);
    if (found) {
      EXPECT_EQ(found->value, g) << found->name;
    }
    return found ? found->name : "none";
  }
};

TEST_F(Identified, SingleNames) {
  EXPECT_EQ(name(value("{*|*}")), "0");
  EXPECT_EQ(name(value("{^|^}")), "^2*");
  EXPECT_EQ(name(value("{2|{2|-1}}")), "2 + tiny(3)");
}

TEST_F(Identified, UptimalsWithNumbersUpsAndNimbers) {
  const Value second = *up_power(store, 2), third = *up_power(store, 3);
  EXPECT_EQ(name(sum({second, second, store.negative(third), store.nimber(3), value("1/2")})),
            "1/2*3 + 2.^<2> + v<3>");
  EXPECT_EQ(name(sum({up(store, 3), store.negative(third)})), "^3 + v<3>");
  EXPECT_EQ(name(sum({store.multiple(3, second), store.nimber(1)})), "* + 3.^<2>");
}

TEST_F(Identified, TiniesAndMinies) {
  const Value one = *tiny(store, store.number(1)), two = *tiny(store, store.number(2));
  EXPECT_EQ(name(sum({one, one, store.negative(two), up(store, 1)})), "^ + 2.tiny(1) + miny(2)");
  EXPECT_EQ(name(sum({two, two, store.nimber(2)})), "*2 + 2.tiny(2)");
  EXPECT_EQ(name(sum({store.negative(one), two, two, two})), "miny(1) + 3.tiny(2)");
}

TEST_F(Identified, SuperstarsBesideUpsAndNimbers) {
  const Value star = superstar(store, std::array<std::uint64_t, 2>{1, 2});
  EXPECT_EQ(name(star), "superstar(1,2)");
  EXPECT_EQ(name(sum({star, up(store, 2), store.nimber(1)})), "^2 + superstar(0,3)");
  EXPECT_EQ(name(store.negative(sum({star, up(store, 2)}))), "v2 - superstar(1,2)");
}

TEST_F(Identified, MultiplesOfUp) {
  EXPECT_EQ(name(sum({up_multiple(store, value("1/2")), store.nimber(1)})), "* + up_multiple(1/2)");
  EXPECT_EQ(name(sum({up_multiple(store, value("{2|-1}")), *up_power(store, 2), value("7")})),
            "7 + up_multiple({2|-1}) + ^<2>");
}

TEST_F(Identified, NumbersWithSwitchesAndHeatedInfinitesimals) {
  EXPECT_EQ(name(value("{1|0}")), "1/2 + +-1/2");
  EXPECT_EQ(name(sum({value("{1|-1}"), value("{2|-2}"), value("{3|-3}"), up(store, 1)})),
            "+-3 + +-2 + +-1 + ^");
  EXPECT_EQ(name(value("{3|{2|0}}")), "2 + heat(^, 1)");
  EXPECT_EQ(name(store.sum(value("1/4"), heat(store, *up_power(store, 2), store.number(2)))),
            "1/4 + heat(^<2>, 2)");
  EXPECT_EQ(name(store.sum(value("{2|-2}"), heat(store, up(store, 1), store.number(1)))),
            "+-2 + heat(^, 1)");
}

TEST_F(Identified, OverheatedNumbers) {
  const Value one = store.number(1), one_star = value("1*");
  EXPECT_EQ(name(warm(store, value("3/4"))), "warm(3/4)");
  EXPECT_EQ(name(store.sum(warm(store, value("3/8")), store.nimber(1))), "warm(3/8) + *");
  const Value blocks = *overheat(store, value("7/4"), one, one_star);
  EXPECT_EQ(name(blocks), "overheat(7/4, 1, 1*)");
  EXPECT_EQ(name(store.sum(blocks, store.nimber(1))), "overheat(7/4, 1, 1*) + *");
  const Value half = store.number(Dyadic(1).half());
  EXPECT_EQ(name(*overheat_from_zero(store, value("5/8"), half)), "overheat_from_zero(5/8, 1/2)");
}

TEST_F(Identified, WrongGuessesAreNotReturned) {
  EXPECT_EQ(name(value("{^2|*}")), "none");
  EXPECT_EQ(name(value("{{5|1}|{0|-2}}")), "none");
}

}  // namespace
}  // namespace summand
