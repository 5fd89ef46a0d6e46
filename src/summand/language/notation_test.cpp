// The table of the notation, line by line. Values on the right are written in braces, which need
// only the definitions: up {0|*}, tiny-x {0||0|-x} and so on.
#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

// Whether both sides have the same value.
::testing::AssertionResult equal(std::string_view a, std::string_view b) {
  const std::string text = std::string(a) + " == " + std::string(b);
  const std::string verdict = said(text);
  if (verdict == "true") return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << text << " says " << verdict;
}

TEST(Notation, Numbers) {
  EXPECT_TRUE(equal("3/4", "{1/2|1}"));
  EXPECT_TRUE(equal("1/2", "{0|1}"));
  EXPECT_TRUE(equal("3.25", "{3|{3|4}}"));
  EXPECT_TRUE(equal("1_000", "1000"));
  EXPECT_TRUE(equal("\u00bd + \u00bc + \u00be", "3/2"));
  EXPECT_TRUE(equal("0", "{|}"));
  EXPECT_TRUE(equal("2", "{1|}"));
  EXPECT_TRUE(equal("-1", "{|0}"));
}

TEST(Notation, UpsAndNimbers) {
  EXPECT_TRUE(equal("*", "{0|0}"));
  EXPECT_TRUE(equal("*2", "{0,*|0,*}"));
  EXPECT_TRUE(equal("^", "{0|*}"));
  EXPECT_TRUE(equal("v", "{*|0}"));
  EXPECT_TRUE(equal("^^*", "^ + ^ + *"));
  EXPECT_TRUE(equal("^3*2", "^ + ^ + ^ + *2"));
  EXPECT_TRUE(equal("vv", "v + v"));
  EXPECT_TRUE(equal("v2*3", "v + v + *3"));
  EXPECT_TRUE(equal("\u2191\u2191*", "^2*"));
  EXPECT_TRUE(equal("\u21d1", "^2"));
  EXPECT_TRUE(equal("\u2193", "v"));
  EXPECT_TRUE(equal("\u21d3*", "v2*"));
}

TEST(Notation, JuxtapositionAddsAndBindsTightest) {
  EXPECT_TRUE(equal("3/4^2*", "3/4 + ^2 + *"));
  EXPECT_TRUE(equal("2.^*", "^* + ^*"));
  EXPECT_TRUE(equal("-3/4^*", "^ + * - 3/4"));
  EXPECT_TRUE(equal("-1^", "{-1|-1*}"));
  EXPECT_TRUE(equal("-2*3", "*3 - 2"));
  EXPECT_TRUE(equal("-(1^)", "v - 1"));
  EXPECT_TRUE(equal("-^2", "v2"));
  EXPECT_TRUE(equal("2 - 1^", "1v"));
  EXPECT_TRUE(equal("2*3", "2 + *3"));
  EXPECT_TRUE(equal("pow(2,10)", "1024"));
}

TEST(Notation, SwitchesAndBraces) {
  EXPECT_TRUE(equal("+-1", "{1|-1}"));
  EXPECT_TRUE(equal("\u00b11", "{1|-1}"));
  EXPECT_TRUE(equal("+-{2|1}", "{{2|1}|{-1|-2}}"));
  EXPECT_TRUE(equal("+-(1,{3|0})", "{1,{3|0}|-1,{0|-3}}"));
  EXPECT_TRUE(equal("3 + -1", "2"));
  EXPECT_TRUE(equal("{0,*|1}", "1/2"));
  EXPECT_TRUE(equal("{2||1|0}", "{2|{1|0}}"));
  EXPECT_TRUE(equal("{2|1||0}", "{{2|1}|0}"));
  EXPECT_TRUE(equal("{9|5||4|0}", "{{9|5}|{4|0}}"));
}

TEST(Notation, TiniesUptimalsAndSuperstars) {
  EXPECT_TRUE(equal("tiny(2)", "{0|{0|-2}}"));
  EXPECT_TRUE(equal("+_2", "{0|{0|-2}}"));
  EXPECT_TRUE(equal("miny({3|1})", "{{{3|1}|0}|0}"));
  EXPECT_TRUE(equal("-_(1/2)", "{{1/2|0}|0}"));
  EXPECT_TRUE(equal("^<1>", "^"));
  EXPECT_TRUE(equal("^<2>", "{0|v*}"));
  EXPECT_TRUE(equal("^<3>", "{0|v*-^<2>}"));
  EXPECT_TRUE(equal("^[2]", "{^|*}"));
  EXPECT_TRUE(equal("^[3]", "{{^|*}|*}"));
  EXPECT_TRUE(equal("v<2>", "-^<2>"));
  EXPECT_TRUE(equal("v[2]*", "* - ^[2]"));
  EXPECT_TRUE(equal("superstar(0,2)", "{*,0|0,*2}"));
}

TEST(Notation, Operators) {
  EXPECT_TRUE(equal("3.{1|0}", "{1|0} + {1|0} + {1|0}"));
  EXPECT_TRUE(equal("-2.{1|0}", "{0|-1} + {0|-1}"));
  EXPECT_TRUE(equal("3.(2)", "6"));
  EXPECT_TRUE(equal("3.5", "{3|4}"));
  EXPECT_TRUE(equal("* : 1", "^*"));
  EXPECT_TRUE(equal("1 : -1", "1/2"));
  EXPECT_TRUE(equal("{2|1} - {1|0} - 1", "+-1/2 + +-1/2"));
  EXPECT_EQ(said("1/4 < 1/2"), "true");
  EXPECT_EQ(said("^ <> *"), "true");
  EXPECT_EQ(said("^2 > *"), "true");
  EXPECT_EQ(said("* != 0"), "true");
  EXPECT_EQ(said("v >= 0"), "false");
  EXPECT_EQ(said("tiny(1) <= ^"), "true");
  EXPECT_EQ(said("compare(^,*) "), "||");
}

TEST(Notation, GamesAreCalled) {
  EXPECT_TRUE(equal("domineering(\"..|..\")", "+-1"));
  EXPECT_TRUE(equal("domineering(2x2)", "+-1"));
  EXPECT_TRUE(equal("domineering(2,2)", "+-1"));
  EXPECT_TRUE(equal("nim(3,5,7)", "*1"));
  EXPECT_TRUE(equal("hackenbush(\"0-1L 1-2R\")", "1/2"));
  EXPECT_TRUE(equal("hackenbush(\"0-1L,1-2R\")", "1/2"));
  EXPECT_TRUE(equal("toads-and-frogs(\"T.F\")", "*"));
}

TEST(Notation, ListsAndRanges) {
  EXPECT_EQ(said("[nim(n,m) for n in 1..3 for m in [1,2] if n != m]"), "[*3, *3, *2, *]");
  EXPECT_EQ(said("[domineering(2,n) for n in 1..3]"), "[1, +-1, {2|-1/2}]");
  EXPECT_EQ(said("[[m.(n) for m in 1..2] for n in 1..3]"), "[[1, 2], [2, 4], [3, 6]]");
  EXPECT_EQ(said("[n for n in 3..1]"), "[]");
  EXPECT_EQ(said("[n for n in 1/2..3]").substr(0, 2), "12");
}

}  // namespace
}  // namespace summand
