// Arithmetic that was meant as in other languages is refused or noted, never silently read as a
// game.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

constexpr std::string_view kProduct = "2*3 is 2 + *3; a product is 2 \u00d7 3 or times(2,3)";
constexpr std::string_view kPower = "10^2 is 10 + ^2; a power is pow(10,2)";

void expect_refused(std::string_view expression, std::size_t offset, std::string_view hint) {
  const std::string text = said(expression);
  EXPECT_TRUE(text.starts_with(std::to_string(offset) + ": ")) << expression << ": " << text;
  EXPECT_TRUE(text.ends_with(hint)) << expression << ": " << text;
}

TEST(Arithmetic, IsRefusedWhereANumberIsNeeded) {
  expect_refused("[n for n in 1..2*3]", 15, kProduct);
  expect_refused("[n for n in 1..10^2]", 15, kPower);
  expect_refused("[n for n in 2*3..9]", 12, kProduct);
  expect_refused("nim(2*3)", 4, kProduct);
  expect_refused("nim(1,10^2 - 1)", 6, kPower);
  expect_refused("nim(1 + 2*3)", 4, kProduct);
  expect_refused("pow(2,10^2)", 6, kPower);
  expect_refused("times(2*3,4)", 6, kProduct);
  expect_refused("2*3 \u00d7 4", 0, kProduct);
  expect_refused("[5,6,7][2*3]", 8, kProduct);
  expect_refused("max(1,2*3)", 6, kProduct);
}

TEST(Arithmetic, IsRefusedBesideTheVariableOfAList) {
  expect_refused("[n for n in 1..10 if n <= 2*3]", 26, kProduct);
  expect_refused("[n for n in [1,7] if 2*3 < n]", 21, kProduct);
  expect_refused("[n for n in 1..10 if n + 1 <= 2*3]", 30, kProduct);
  expect_refused("[n for n in 1..10 if n + 2*3 <= 9]", 21, kProduct);
  expect_refused("[n for n in 1..10 if n == 10^2 + 1]", 26, kPower);
  expect_refused("temperature({3|1}) < 10^2", 21, kPower);
  expect_refused("7 // 2 <= 2*3", 10, kProduct);
  Session session;
  EXPECT_EQ(said(session, "f(n) = if n < 2*3 then 1 else 2"), "f(n) is defined");
  const std::string text = said(session, "f(4)");
  EXPECT_TRUE(text.ends_with(kProduct)) << text;
}

// No number is equal to a number and ups or stars, so such a question is none about games.
TEST(Arithmetic, IsRefusedIfItIsToBeEqualToANumber) {
  expect_refused("2^10 == 1024", 0, "2^10 is 2 + ^10; a power is pow(2,10)");
  expect_refused("6 != 2*3", 5, kProduct);
  EXPECT_EQ(said("2 \u00d7 3 == 6"), "true");
  EXPECT_EQ(said("pow(2,10) == 1024"), "true");
}

TEST(Arithmetic, IsFoundBehindASignAndInOtherSigns) {
  constexpr std::string_view kNegative = "-2*3 is -2 + *3; a product is -2 \u00d7 3 or times(-2,3)";
  expect_refused("-2*3 == -6", 0, kNegative);
  expect_refused("-6 == -2*3", 6, kNegative);
  expect_refused("(-2*3) == -6", 1, kNegative);
  expect_refused("-(2*3) == -6", 0, kProduct);
  expect_refused("[n for n in 1..9 if n > -2*3 + 8]", 24, kNegative);
  expect_refused("[n for n in 1..9 if times(n,-1) < -2*3]", 34, kNegative);
  expect_refused("[n for n in 1..9 if -n == -2*3]", 26, kNegative);
  expect_refused("copies(-2*3, ^)", 7, kNegative);
  expect_refused("\u22122*3 == -6", 0,
                 "\u22122*3 is \u22122 + *3; a product is \u22122 \u00d7 3 or "
                 "times(\u22122,3)");
  expect_refused("2\u22173 == 6", 0, "2\u22173 is 2 + *3; a product is 2 \u00d7 3 or times(2,3)");
  expect_refused("10\u21912 == 100", 0, "10\u21912 is 10 + ^2; a power is pow(10,2)");
  expect_refused("2^1*3 == 5", 0,
                 "2^1*3 is 2 + ^1 + ...; a product is a \u00d7 b, a power is pow(a,b)");
  expect_refused("n = 6; n == 2*3", 12, kProduct);
  expect_refused("let n = 6 in n == 2*3", 18, kProduct);
}

TEST(Arithmetic, OfANegativePowerIsFound) {
  constexpr std::string_view kHalf = "2^-1 is 2^ - 1; a power is pow(2,-1)";
  expect_refused("2^-1 == 1/2", 0, kHalf);
  expect_refused("1/2 == 2^-1", 7, kHalf);
  expect_refused("2^\u22121 == 1/2", 0, kHalf);
  Session session;
  EXPECT_EQ(said(session, "2^-1 > 0"), "true");
  EXPECT_EQ(session.notes(), std::vector<std::string>{std::string(kHalf)});
  EXPECT_EQ(said(session, "2^ - 1 > 0"), "true");
  EXPECT_TRUE(session.notes().empty());
}

TEST(Arithmetic, IsNotedInFunctionsThatCompare) {
  Session session;
  EXPECT_EQ(said(session, "compare(2*3,6)"), "<");
  EXPECT_EQ(session.notes(), std::vector<std::string>{std::string(kProduct)});
  EXPECT_TRUE(said(session, "why(6, 2*3)").starts_with("G > H"));
  EXPECT_EQ(session.notes(), std::vector<std::string>{std::string(kProduct)});
  EXPECT_EQ(said(session, "compare(2*3,{6|5})"), "<");
  EXPECT_EQ(session.notes(), std::vector<std::string>{std::string(kProduct)});
  expect_refused("[compare(n,2*3) for n in 1..2]", 11, kProduct);
}

TEST(Arithmetic, OfFractionsHasNoSign) {
  expect_refused("1/2*3 == 3/2", 0, "1/2*3 is 1/2 + *3; a product is times(1/2,3)");
}

// A name of games may stand for a number, too.
TEST(Arithmetic, IsNoneBesideANameOfGames) {
  EXPECT_EQ(said("[g == 1*2 for g in [0, 1, 1*2, domineering(1x2)]]"),
            "[false, false, true, false]");
  EXPECT_EQ(said("[g for g in [0, 1, 2*3] if g == 2*3]"), "[2*3]");
}

// n - 1 is a number, wherever it stands. 2 - 1 is a sum of two games, wherever it stands.
TEST(Arithmetic, OfANameGivesNumbersAndOfLiteralsASumOfGames) {
  const char* const kSame[] = {
      "f(n) = (1 - 1) : n; [f(1), (1 - 1) : 1]",
      "f() = (2 - 1) : 1; [f(), (2 - 1) : 1]",
      "f(n) = (n - 1) : 1; [f(2), [(n - 1) : 1 for n in 2..2][1]]",
      "f(n) = (n - 1) : 1; n = 2; [f(2), (n - 1) : 1]",
      "f(n) = (n - 1) : 1; [f(2), let n = 2 in (n - 1) : 1]",
      "f(n) = remoteness(1 - 1); [f(1), remoteness(1 - 1)]",
      "f(n) = suspense(n - 2); [f(2), [suspense(n - 2) for n in 2..2][1]]",
      "f(n) = (n - 1/2 - 1/2) : 1; [f(2), [(n - 1/2 - 1/2) : 1 for n in 2..2][1]]",
      "f(n) = (-n) : 1; [f(1), [(-n) : 1 for n in 1..1][1]]",
  };
  for (const char* text : kSame) {
    Session session;
    const auto answer = session.evaluate(text);
    ASSERT_TRUE(answer) << text << ": " << answer.error().error.message;
    const List* both = answer->get<List>();
    ASSERT_TRUE(both != nullptr && both->elements.size() == 2) << text;
    EXPECT_EQ(print(both->elements[0]), print(both->elements[1])) << text;
  }
  EXPECT_EQ(said("[(1 - 1) : 1, (2 - 1) : 1]"), "[1/2, 3/2]");
  EXPECT_EQ(said("[[(n - 1) : 1 for n in 1..2], remoteness(1 - 1)]"), "[[1, 2], [2, 2]]");
}

TEST(Arithmetic, IsNotedWhereItIsAQuestionAboutGames) {
  Session session;
  EXPECT_EQ(said(session, "2*3 > 1"), "true");
  EXPECT_EQ(session.notes(), std::vector<std::string>{std::string(kProduct)});
  EXPECT_EQ(said(session, "-10^2 > -50"), "true");
  EXPECT_EQ(session.notes(), std::vector<std::string>{"-10^2 is -10 + ^2; a power is pow(-10,2)"});
  EXPECT_EQ(said(session, "[G > 2*3 for G in [{9|8},*]]"), "[true, false]");
  EXPECT_EQ(session.notes(), std::vector<std::string>{std::string(kProduct)});
  EXPECT_EQ(said(session, "2 + *3 > 1"), "true");
  EXPECT_TRUE(session.notes().empty());
  EXPECT_EQ(said(session, "{2*3|0} - 2*3"), "{0|-2*3}");
  EXPECT_TRUE(session.notes().empty());
  EXPECT_EQ(said(session, "3/4^2* > 0"), "true");
  EXPECT_TRUE(session.notes().empty());
  EXPECT_EQ(said(session, "2*3 == 2*3"), "true");
  EXPECT_TRUE(session.notes().empty());
}

}  // namespace
}  // namespace summand
