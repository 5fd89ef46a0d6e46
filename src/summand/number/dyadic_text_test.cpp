#include <atomic>

#include "summand/base/current_budget.hpp"
#include "summand/number/decimal.hpp"
#include "summand/number/number_test_support.hpp"

namespace summand::testing {
namespace {

Error error_of(std::string_view text) {
  const Result<Dyadic> parsed = parse_dyadic(text);
  return parsed ? Error{"no error", 0} : parsed.error();
}

RC_GTEST_PROP(DyadicText, ParseUndoesPrint, (const Dyadic& x)) {
  RC_ASSERT(parse_dyadic(print(x)).value() == x);
}

// Boost prints digit by digit.
RC_GTEST_PROP(DyadicText, PrintsTheDigitsThatBoostPrints, (const Dyadic& x)) {
  using boost::multiprecision::cpp_int;
  const std::string text = print(x);
  const std::size_t slash = text.find('/');
  RC_ASSERT(cpp_int(text.substr(0, slash)).str() == text.substr(0, slash));
  const cpp_int power = cpp_int(1) << x.log2_denominator();
  RC_ASSERT((power == 1 ? "" : "/" + power.str()) ==
            (slash == std::string::npos ? "" : text.substr(slash)));
}

TEST(DyadicText, ReadsIntegersFractionsAndDecimals) {
  EXPECT_EQ(parse_dyadic("0"), Dyadic(0));
  EXPECT_EQ(parse_dyadic("-7"), Dyadic(-7));
  EXPECT_EQ(parse_dyadic("-5/16"), Dyadic::ratio(-5, 4));
  EXPECT_EQ(parse_dyadic("10/4"), Dyadic::ratio(5, 1));
  EXPECT_EQ(parse_dyadic("6/3"), Dyadic(2));
  EXPECT_EQ(parse_dyadic("3.25"), Dyadic::ratio(13, 2));
  EXPECT_EQ(parse_dyadic("-0.0625"), Dyadic::ratio(-1, 4));
  EXPECT_EQ(parse_dyadic("2.50"), Dyadic::ratio(5, 1));
  EXPECT_EQ(parse_dyadic("1_000_000"), Dyadic(1'000'000));
  EXPECT_EQ(parse_dyadic("000017/0002"), Dyadic::ratio(17, 1));
  EXPECT_EQ(parse_dyadic("-0"), Dyadic(0));
}

TEST(DyadicText, PrintsLowestTerms) {
  EXPECT_EQ(print(Dyadic(0)), "0");
  EXPECT_EQ(print(Dyadic::ratio(-10, 5)), "-5/16");
  EXPECT_EQ(print(Dyadic::ratio(1, 63)), "1/9223372036854775808");
  EXPECT_EQ(print(Dyadic::ratio(1, 64)), "1/18446744073709551616");
  EXPECT_EQ(print(Dyadic::power_of_two(100)), "1267650600228229401496703205376");
}

TEST(DyadicText, SaysWhyANumberIsNotDyadic) {
  EXPECT_EQ(error_of("1/3"),
            (Error{"1/3 is not a dyadic rational: the denominator must be a power of two", 2}));
  EXPECT_EQ(error_of("-10/12").offset, 4u);
  EXPECT_EQ(error_of("1/0"), (Error{"the denominator is 0", 2}));
  EXPECT_EQ(error_of("0/0"), (Error{"the denominator is 0", 2}));
  EXPECT_EQ(
      error_of("0.1"),
      (Error{"0.1 is not a dyadic rational: the denominator of this decimal in lowest terms is "
             "divisible by 5",
             2}));
}

TEST(DyadicText, SaysWhereTheTextIsWrong) {
  EXPECT_EQ(error_of(""), (Error{"a number is missing", 0}));
  EXPECT_EQ(error_of("-"), (Error{"a digit is missing", 1}));
  EXPECT_EQ(error_of("+1"), (Error{"a digit is missing", 0}));
  EXPECT_EQ(error_of("1/"), (Error{"a digit is missing", 2}));
  EXPECT_EQ(error_of("1/-2"), (Error{"a digit is missing", 2}));
  EXPECT_EQ(error_of(".5"), (Error{"a digit is missing", 0}));
  EXPECT_EQ(error_of("5."), (Error{"a digit is missing", 2}));
  EXPECT_EQ(error_of("_1"), (Error{"a digit is missing", 0}));
  EXPECT_EQ(error_of("1_"), (Error{"a digit must follow the _", 2}));
  EXPECT_EQ(error_of("1__0"), (Error{"a digit must follow the _", 2}));
  EXPECT_EQ(error_of("7 "), (Error{"this text does not belong to the number", 1}));
  EXPECT_EQ(error_of("1/2/2").offset, 3u);
  EXPECT_EQ(error_of("1.5.5").offset, 3u);
  EXPECT_EQ(error_of("1.5/2").offset, 3u);
  EXPECT_EQ(error_of(std::string_view("1\0", 2)).offset, 1u);
}

TEST(DyadicText, LimitsTheNumberOfDigits) {
  const std::string longest(kMaxNumberDigits, '9');
  EXPECT_TRUE(parse_dyadic(longest));
  EXPECT_EQ(error_of("-" + longest + "9"), (Error{"a number may have at most 1000000 digits", 1}));
  EXPECT_EQ(error_of("1/" + longest + "9").offset, 2u);
  // Digits before and after the point count together.
  EXPECT_EQ(error_of("17." + longest), (Error{"a number may have at most 1000000 digits", 3}));
}

// Lengths at which the conversion divides by reciprocals, and numbers next to its powers of ten.
TEST(DyadicText, LongDigitsAreThoseThatBoostPrints) {
  using boost::multiprecision::cpp_int;
  for (const unsigned length : {3'000u, 4'607u, 4'608u, 4'609u, 9'216u, 18'432u, 30'000u}) {
    const cpp_int power = boost::multiprecision::pow(cpp_int(10), length);
    for (const cpp_int& x :
         {cpp_int(power - 1), power, cpp_int(power + 1), cpp_int(power * power / 7)}) {
      EXPECT_EQ(digits_of(x), x.str());
      EXPECT_EQ(integer_of_digits(x.str()), x);
    }
  }
}

TEST(DyadicText, ExactQuotientsAreThoseOfBoost) {
  using boost::multiprecision::cpp_int;
  for (const unsigned length : {1u, 2u, 17u, 63u, 64u, 65u, 1000u, 4001u}) {
    const cpp_int odd = boost::multiprecision::pow(cpp_int(7), length);
    for (const cpp_int& factor : {cpp_int(0), cpp_int(1), cpp_int(2), odd, cpp_int(odd * odd + 1),
                                  cpp_int(boost::multiprecision::pow(cpp_int(10), length))}) {
      EXPECT_EQ(exact_quotient(odd * factor, odd), factor) << length;
      EXPECT_EQ(exact_quotient(odd * factor + 1, odd), std::nullopt) << length;
      EXPECT_EQ(exact_quotient(odd * factor + odd - 1, odd), std::nullopt) << length;
    }
  }
}

TEST(DyadicText, HandlesTheLongestNumbers) {
  const std::string digits = "1" + std::string(kMaxNumberDigits - 1, '0');
  EXPECT_EQ(print(*parse_dyadic(digits)), digits);
  const std::string decimal = "0." + std::string(kMaxNumberDigits - 2, '0') + "5";
  EXPECT_EQ(error_of(decimal).message.substr(0, 45),
            "0.00000000000000000000000000000000000000... i");
  const Dyadic tiny = Dyadic::power_of_two(-100'000), large = Dyadic::power_of_two(3'300'000);
  EXPECT_EQ(parse_dyadic(print(tiny)), tiny);
  EXPECT_EQ(parse_dyadic(print(large)), large);
}

TEST(DyadicText, LongNumbersAskTheLimitsWhenReadAndWritten) {
  const Dyadic large = Dyadic::power_of_two(3'300'000);
  const std::string digits = "1" + std::string(kMaxNumberDigits - 1, '0');
  const std::atomic<bool> stop = true;
  const CurrentBudget current(Budget({.interrupt = &stop}));
  EXPECT_THROW(static_cast<void>(print(large)), LimitReached);
  EXPECT_THROW(static_cast<void>(parse_dyadic(digits)), LimitReached);
  // Short ones do not ask.
  EXPECT_EQ(print(Dyadic::power_of_two(100)), "1267650600228229401496703205376");
}

}  // namespace
}  // namespace summand::testing
