#include "summand/studies/condition.hpp"

#include <gtest/gtest.h>
#include <limits>
#include <random>

namespace summand {
namespace {

const std::vector<std::string> kNames = {"a", "b", "long_1"};

std::string answer(std::string_view text, std::vector<std::int64_t> values = {7, -3, 100}) {
  const auto condition = Condition::parse(text, kNames);
  if (!condition) return "error " + std::to_string(condition.error().offset);
  if (condition->is_claim()) {
    const auto holds = condition->holds(values);
    if (!holds) return "fault " + std::to_string(holds.error().offset);
    return *holds ? "true" : "false";
  }
  const auto number = condition->number(values);
  return number ? std::to_string(*number) : "fault " + std::to_string(number.error().offset);
}

std::string message(std::string_view text) {
  const auto condition = Condition::parse(text, kNames);
  return condition ? "none" : condition.error().message;
}

TEST(Condition, MultiplicationBindsBeforeAdditionAndBothFromTheLeft) {
  EXPECT_EQ(answer("1 + 2 * 3 - 4 - 5"), "-2");
  EXPECT_EQ(answer("(1 + 2) * 3"), "9");
  EXPECT_EQ(answer("100 / 10 / 5 * 3"), "6");
  EXPECT_EQ(answer("-a * 2 + long_1"), "86");
  EXPECT_EQ(answer("2 - -3"), "5");
}

TEST(Condition, DivisionRoundsDown) {
  EXPECT_EQ(answer("a / 2"), "3");
  EXPECT_EQ(answer("-7 / 2"), "-4");
  EXPECT_EQ(answer("-7 % 2"), "1");
  EXPECT_EQ(answer("7 / -2"), "-4");
  EXPECT_EQ(answer("7 % -2"), "-1");
  const std::string law = "a == a / b * b + a % b and abs(a % b) < abs(b) and a % b * b >= 0";
  for (std::int64_t a = -9; a <= 9; ++a) {
    for (const std::int64_t b : {-4, -3, -1, 1, 2, 5}) {
      EXPECT_EQ(answer(law, {a, b, 0}), "true") << a << " " << b;
    }
  }
}

TEST(Condition, FunctionsOfNumbers) {
  EXPECT_EQ(answer("min(a, b) + max(a, b) * 10 + abs(b) * 100"), "367");
  EXPECT_EQ(answer("max(min(1, 2), 3)"), "3");
}

TEST(Condition, ComparesNumbersAndClaims) {
  EXPECT_EQ(answer("a > b"), "true");
  EXPECT_EQ(answer("a + b <= 4 and a + b >= 4"), "true");
  EXPECT_EQ(answer("a != 7 or b == 3"), "false");
  EXPECT_EQ(answer("(a > 0) == (b > 0)"), "false");
  EXPECT_EQ(answer("(a > 0) != (b > 0)"), "true");
}

TEST(Condition, NotBindsBeforeAndAndThatBeforeOr) {
  EXPECT_EQ(answer("1 == 1 or 1 == 1 and 1 == 2"), "true");
  EXPECT_EQ(answer("(1 == 1 or 1 == 1) and 1 == 2"), "false");
  EXPECT_EQ(answer("not 1 == 2 and 1 == 1"), "true");
  EXPECT_EQ(answer("not (1 == 2 or 1 == 1)"), "false");
  EXPECT_EQ(answer("not not a > b"), "true");
}

TEST(Condition, AndAndOrSkipAnOperandThatDoesNotMatter) {
  EXPECT_EQ(answer("b != 0 and a / b == 2", {4, 2, 0}), "true");
  EXPECT_EQ(answer("b != 0 and a / b == 2", {4, 0, 0}), "false");
  EXPECT_EQ(answer("b == 0 or a / b == 2 or 1 / 0 == 0", {4, 0, 0}), "true");
  EXPECT_EQ(answer("a / b == 2", {4, 0, 0}), "fault 2");
  EXPECT_EQ(answer("1 + a % b", {4, 0, 0}), "fault 6");
}

TEST(Condition, NumbersBeyond64BitsAreErrorsOfTheirOperator) {
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  constexpr std::int64_t least = std::numeric_limits<std::int64_t>::min();
  EXPECT_EQ(answer("9223372036854775807"), "9223372036854775807");
  EXPECT_EQ(answer("1 + 9223372036854775808"), "error 4");
  EXPECT_EQ(answer("a + 1", {most, 0, 0}), "fault 2");
  EXPECT_EQ(answer("a * a", {most, 0, 0}), "fault 2");
  EXPECT_EQ(answer("a - 1", {least, 0, 0}), "fault 2");
  EXPECT_EQ(answer("-a", {least, 0, 0}), "fault 0");
  EXPECT_EQ(answer("abs(a)", {least, 0, 0}), "fault 0");
  EXPECT_EQ(answer("a / b", {least, -1, 0}), "fault 2");
  EXPECT_EQ(answer("a % b", {least, -1, 0}), "fault 2");
}

TEST(Condition, SaysWhereTheTextIsWrong) {
  EXPECT_EQ(answer(""), "error 0");
  EXPECT_EQ(answer("a +"), "error 3");
  EXPECT_EQ(answer("a + c"), "error 4");
  EXPECT_EQ(answer("(a > b"), "error 6");
  EXPECT_EQ(answer("a > b)"), "error 5");
  EXPECT_EQ(answer("a b"), "error 2");
  EXPECT_EQ(answer("1 < a < 3"), "error 6");
  EXPECT_EQ(answer("a and b > 0"), "error 0");
  EXPECT_EQ(answer("a > 0 and b"), "error 10");
  EXPECT_EQ(answer("1 + (a > 0)"), "error 4");
  EXPECT_EQ(answer("not a"), "error 4");
  EXPECT_EQ(answer("-(a > 0)"), "error 1");
  EXPECT_EQ(answer("(a > 0) == b"), "error 11");
  EXPECT_EQ(answer("min(a)"), "error 5");
  EXPECT_EQ(answer("min a, b"), "error 4");
  EXPECT_EQ(answer("a or"), "error 0");
  EXPECT_EQ(answer("a > 0 or or"), "error 9");
  EXPECT_EQ(answer("a = 3"), "error 2");
  EXPECT_EQ(message("c"), "nothing is called 'c' here: there are a, b, long_1");
}

TEST(Condition, DepthAndLengthAreBounded) {
  const std::string open(Condition::kMostDepth - 1, '('), close(Condition::kMostDepth - 1, ')');
  EXPECT_EQ(answer(open + "a" + close), "7");
  EXPECT_EQ(answer("(" + open + "a" + close + ")"), "error 100");
  EXPECT_EQ(answer(std::string(1'000'000, '-')), "error 10000");
  EXPECT_EQ(answer(std::string(5000, '-')), "error 100");
  std::string deep = "a";
  for (unsigned i = 2; i < Condition::kMostDepth; ++i) deep = "1 + 2 * min(3, " + deep + ")";
  EXPECT_EQ(answer("1 < 2 and 7 == " + deep), "true");
}

TEST(Condition, KnowsWhichNamesItUses) {
  const auto condition = Condition::parse("a + long_1 > 3", kNames);
  EXPECT_TRUE(condition->uses(0));
  EXPECT_FALSE(condition->uses(1));
  EXPECT_TRUE(condition->uses(2));
}

// A random expression and its value by plain recursion.
struct Sample {
  std::string text;
  std::int64_t value;
};
Sample sample(std::mt19937& random, int depth) {
  if (depth == 0) {
    const int number = static_cast<int>(random() % 5);
    return {std::to_string(number), number};
  }
  const Sample a = sample(random, depth - 1), b = sample(random, depth - 1);
  switch (random() % 5) {
    case 0:
      return {"(" + a.text + ") + (" + b.text + ")", a.value + b.value};
    case 1:
      return {"(" + a.text + ") - (" + b.text + ")", a.value - b.value};
    case 2:
      return {"(" + a.text + ") * (" + b.text + ")", a.value * b.value};
    case 3:
      return {"min(" + a.text + ", " + b.text + ")", std::min(a.value, b.value)};
    default:
      return {"-(" + a.text + ")", -a.value};
  }
}

TEST(Condition, RandomExpressionsHaveTheirValues) {
  std::mt19937 random(1);
  for (int i = 0; i < 500; ++i) {
    const Sample expected = sample(random, static_cast<int>(random() % 5));
    EXPECT_EQ(answer(expected.text), std::to_string(expected.value)) << expected.text;
  }
}

}  // namespace
}  // namespace summand
