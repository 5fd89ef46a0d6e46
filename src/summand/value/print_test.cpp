#include "summand/value/print.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "summand/testing/arbitrary.hpp"
#include "summand/testing/short_forms.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/form.hpp"

namespace summand {
namespace {

using testing::Recipe;
using testing::value_from_text;
using testing::value_of;

std::string printed(std::string_view text) {
  ValueStore store;
  return print(store, value_from_text(store, text));
}

TEST(Print, WritesNumbersUpsAndStars) {
  for (const char* text : {"0", "-5", "3/4", "-5/16", "*", "*7", "^", "v", "^2", "v3", "^*", "v2*3",
                           "3/4^2*", "2v", "-1*2", "-1 + ^", "-1/2 + v2*"}) {
    EXPECT_EQ(printed(text), text);
  }
  EXPECT_EQ(printed("{1|1*}"), "1^");
  EXPECT_EQ(printed("{-1|-1*}"), "-1 + ^");
  EXPECT_EQ(printed("1267650600228229401496703205376"), "1267650600228229401496703205376");
}

TEST(Print, UsesTheNamesOfUptimals) {
  EXPECT_EQ(printed("{^|*}"), "^[2]");
  EXPECT_EQ(printed("{{^|*}|*}"), "^[3]");
  EXPECT_EQ(printed("{*|v}"), "v[2]");
  EXPECT_EQ(printed("{0,^*|0}"), "^[2]*");
  EXPECT_EQ(printed("{0|v*}"), "^<2>");
  EXPECT_EQ(printed("{^*|0}"), "v<2>");
  EXPECT_EQ(printed("{0|{0|0,v*}}"), "^<3>");
  EXPECT_EQ(printed("{1^|1*}"), "1^[2]");
  EXPECT_EQ(printed("{-1 + ^|-1*}"), "-1 + ^[2]");
  // up^2 + up^3 = up^[3] - up has no such name.
  EXPECT_EQ(printed("^[3] + v"), printed("^<2> + ^<3>"));
  for (const char* text : {"^<2>*", "^<3>*2", "v<4>", "v[3]*5", "3^<2>*", "2v[2]"}) {
    EXPECT_EQ(printed(text), text);
  }
}

TEST(Print, UsesTheNamesOfTinyGames) {
  EXPECT_EQ(printed("{0||0|-2}"), "tiny(2)");
  EXPECT_EQ(printed("{2|0||0}"), "miny(2)");
  EXPECT_EQ(printed("{0||0|-1/2}"), "tiny(1/2)");
  EXPECT_EQ(printed("{0|||0||-1|-3}"), "tiny({3|1})");
  EXPECT_EQ(printed("{3||3|1}"), "3 + tiny(2)");
  EXPECT_EQ(printed("{-1|-2||-2}"), "-2 + miny(1)");
  EXPECT_EQ(printed("{0|{0|{-1|{-2|-3}}}}"), "tiny({3|2||1})");
  // Domineering on a 4 x 4 board.
  EXPECT_EQ(printed("+-(0,{{2|0},{2|{2|0}}|{2|0},{{2|0}|0}})"),
            "+-(0,{{2|0},2 + tiny(2)|{2|0},miny(2)})");
}

TEST(Print, UsesTheNamesOfSuperstars) {
  EXPECT_EQ(printed("{0,*|0,*2}"), "superstar(0,2)");
  EXPECT_EQ(printed("{0,*2|0,*}"), "-superstar(0,2)");
  EXPECT_EQ(printed("{0|*,*2}"), "superstar(1,2)");
  EXPECT_EQ(printed("{1,1*|1,1*2}"), "1 + superstar(0,2)");
  EXPECT_EQ(printed("{1,1*2|1,1*}"), "1 - superstar(0,2)");
}

TEST(Print, WritesGamesThatAreTheirOwnNegativesWithAPlusOrMinus) {
  EXPECT_EQ(printed("{1|-1}"), "+-1");
  EXPECT_EQ(printed("{1*|-1*}"), "+-1*");
  EXPECT_EQ(printed("{1^|-1v}"), "+-(1^)");
  EXPECT_EQ(printed("{1^<2>|-1v<2>}"), "+-(1^<2>)");
  EXPECT_EQ(printed("{{2|1}|{-1|-2}}"), "+-{2|1}");
  EXPECT_EQ(printed("{1,{3|0}|-1,{0|-3}}"), "+-(1,{3|0})");
  EXPECT_EQ(printed("{3 + tiny(2)|-3 + miny(2)}"), "+-(3 + tiny(2))");
  EXPECT_EQ(printed("{4|0,{1|-1}}"), "{4|0,+-1}");
}

TEST(Print, UsesLongerBarsInsteadOfBraces) {
  EXPECT_EQ(printed("{2|{1|0}}"), "{2||1|0}");
  EXPECT_EQ(printed("{{9|1}|{0|-2}}"), "{9|1||0|-2}");
  EXPECT_EQ(printed("{{{8|3}|1}|0}"), "{8|3||1|||0}");
  EXPECT_EQ(printed("{{3/2*|1/2}|{0|-3},{-1*,{-1/2|-1*}|-5/2}}"),
            "{3/2*|1/2||{0|-3},{-1*,{-1/2|-1*}|-5/2}}");
}

// Beyond six bars a pair of braces is easier to read.
TEST(Print, LimitsTheLengthOfBars) {
  EXPECT_EQ(printed("{8|{7|{6|{5|{4|{3|{2|{1|0}}}}}}}}"), "{8||7|{6||||||5|||||4||||3|||2||1|0}}");
}

TEST(Print, SortsOptionsByLengthAndThenByLetters) {
  ValueStore store;
  // The values are made in another order.
  for (const char* text : {"{5|-7}", "*2", "{4|-8}", "2"}) value_from_text(store, text);
  EXPECT_EQ(print(store, value_from_text(store, "{{5|-7},2,{4|-2},2*|-9}")),
            "{2,2*,{4|-2},{5|-7}|-9}");
}

TEST(Print, BracesHaveOneBarAndNoNamesButNumbersAndNimbers) {
  ValueStore store;
  const auto braces = [&](const char* text) {
    return print_braces(store, value_from_text(store, text));
  };
  EXPECT_EQ(braces("-3/4"), "-3/4");
  EXPECT_EQ(braces("*5"), "*5");
  EXPECT_EQ(braces("^"), "{0|*}");
  EXPECT_EQ(braces("1*"), "{1|1}");
  EXPECT_EQ(braces("-1^"), "{-1|{-1|-1}}");
  EXPECT_EQ(braces("tiny(2)"), "{0|{0|-2}}");
  EXPECT_EQ(braces("{9|5||4|0}"), "{{9|5}|{4|0}}");
  EXPECT_EQ(braces("+-(1,{3|0})"), "{1,{3|0}|-1,{0|-3}}");
  EXPECT_EQ(braces("superstar(0,2)"), "{*,0|0,*2}");
  EXPECT_EQ(braces("1000000000"), "1000000000");
  for (const char* text : {"^9223372036854775807", "1*1000000"}) {
    EXPECT_THROW(braces(text), LimitReached) << text;
  }
}

TEST(Print, HasArrowsForPeopleAndCommandsForLatex) {
  ValueStore store;
  const auto both = [&](const char* text) {
    const Value g = value_from_text(store, text);
    return std::pair(pretty(store, g), latex(store, g));
  };
  using Texts = std::pair<std::string, std::string>;
  EXPECT_EQ(both("3/4^2*"), Texts("¾↑2*", "\\tfrac{3}{4}{\\uparrow}2{\\ast}"));
  EXPECT_EQ(both("-7/8"), Texts("-⅞", "-\\tfrac{7}{8}"));
  EXPECT_EQ(both("7/2v[3]"), Texts("7/2↓[3]", "\\tfrac{7}{2}{\\downarrow}^{[3]}"));
  EXPECT_EQ(both("^<2>"), Texts("↑<2>", "{\\uparrow}^{2}"));
  EXPECT_EQ(both("+-1/2"), Texts("±½", "{\\pm}\\tfrac{1}{2}"));
  EXPECT_EQ(both("{2||1|*}"), Texts("{2||1|*}", "\\{2\\,||\\,1\\,|\\,{\\ast}\\}"));
  EXPECT_EQ(both("2 + miny(1)"), Texts("2 + miny(1)", "2 + {-}_{1}"));
  EXPECT_EQ(both("{0|-2}").second, "\\{0\\,|\\,{-2}\\}");
  EXPECT_EQ(both("{3||-1/2|-12}").second, "\\{3\\,||\\,{-\\tfrac{1}{2}}\\,|\\,{-12}\\}");
  EXPECT_EQ(both("{0|-2*}").second, "\\{0\\,|\\,{-2}{\\ast}\\}");
  EXPECT_EQ(both("-superstar(0,2)"), Texts("-superstar(0,2)", "{\\downarrow}^{0,2}"));
}

RC_GTEST_PROP(Print, IsReadBackAsTheSameValue, ()) {
  const Recipe a = *testing::recipe(3);
  ValueStore store;
  const Value g = value_of(store, a);
  RC_ASSERT(value_from_text(store, print(store, g)) == g);
}

RC_GTEST_PROP(Print, IsReadBackForDeepGames, ()) {
  const Recipe a = *testing::recipe(6, 1);
  ValueStore store;
  for (const Value g : followers(store, value_of(store, a))) {
    const std::string text = print(store, g);
    RC_ASSERT(value_from_text(store, text) == g);
    const Value negative = store.negative(g);
    RC_ASSERT(value_from_text(store, print(store, negative)) == negative);
  }
}

// Small infinitesimals have most of the names.
RC_GTEST_PROP(Print, IsReadBackForTreesOfThreeDays, (const testing::GameTree& tree)) {
  ValueStore store;
  const Value g = value_of(store, tree);
  RC_ASSERT(value_from_text(store, print(store, g)) == g);
}

RC_GTEST_PROP(Print, DoesNotDependOnWhatTheStoreHolds, (const Recipe& a, const Recipe& b)) {
  ValueStore fresh, used;
  for (int i = 0; i < 5; ++i) used.number(i);
  value_of(used, b);
  used.negative(value_of(used, a));
  RC_ASSERT(print(fresh, value_of(fresh, a)) == print(used, value_of(used, a)));
}

// The limit is found before the text is made: this text would have more than 2^40 characters.
TEST(Print, TooMuchTextReachesALimit) {
  ValueStore store;
  const Value g = ordinal_sum(store, canonical_form(value_from_text(store, "+-1")),
                              canonical_form(store.nimber(40)))
                      .value();
  ASSERT_LT(count_followers(store, g), 100);
  try {
    print(store, g);
    FAIL() << "printed";
  } catch (const LimitReached& reached) {
    EXPECT_EQ(reached.limit, Limit::size);
    EXPECT_EQ(reached.message, "a text of more than 1000000 characters");
  }
  EXPECT_EQ(print(store, value_from_text(store, "{1|0}"), 5), "{1|0}");
  EXPECT_THROW(print(store, value_from_text(store, "{1|0}"), 4), LimitReached);
}

// The digits of a number beyond the limit are not computed, which would take seconds here.
TEST(Print, ALongNumberReachesTheLimitAtOnce) {
  ValueStore store;
  const Value g = store.number(Dyadic(1).scaled(1'500'000) + Dyadic(1).half());
  EXPECT_THROW(print(store, g, 450'000), LimitReached);
  const Value h = store.number(Dyadic(1).scaled(1'000));
  EXPECT_EQ(print(store, h, 302).size(), 302u);
  EXPECT_THROW(print(store, h, 301), LimitReached);
}

}  // namespace
}  // namespace summand
