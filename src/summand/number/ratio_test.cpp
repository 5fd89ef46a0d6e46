#include "summand/number/ratio.hpp"

#include <gtest/gtest.h>
#include <random>

#include "summand/base/budget.hpp"
#include "summand/number/number_test_support.hpp"

namespace summand::testing {
namespace {

// The same number as a fraction of Boost, by its digits.
Oracle oracle_of_ratio(const Ratio& x) { return Oracle(print(x)); }

Ratio random_ratio(std::mt19937_64& random) {
  const auto part = [&](std::uint64_t size) {
    return static_cast<std::int64_t>(random() % (2 * size + 1)) - static_cast<std::int64_t>(size);
  };
  const Dyadic whole = Dyadic::ratio(part(1'000'000), static_cast<unsigned>(random() % 9));
  const Dyadic large = random() % 4 == 0 ? whole.scaled(90) + Dyadic(part(1000)) : whole;
  return Ratio(large).divided_by(static_cast<std::int64_t>(random() % 40) + 1);
}

TEST(Ratio, ArithmeticAgreesWithAnotherRationalType) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 20'000; ++i) {
    const Ratio a = random_ratio(random), b = random_ratio(random);
    const Oracle x = oracle_of_ratio(a), y = oracle_of_ratio(b);
    const auto factor = static_cast<std::int64_t>(random() % 101) - 50;
    EXPECT_EQ(oracle_of_ratio(a + b), x + y);
    EXPECT_EQ(oracle_of_ratio(a - b), x - y);
    EXPECT_EQ(oracle_of_ratio(-a), -x);
    EXPECT_EQ(oracle_of_ratio(a.times(factor)), x * factor);
    const std::int64_t divisor = factor == 0 ? 7 : factor;
    EXPECT_EQ(oracle_of_ratio(a.divided_by(divisor)), x / divisor);
    EXPECT_EQ(a < b, x < y);
    EXPECT_EQ(a == b, x == y);
    EXPECT_EQ(a + b - b, a);
  }
}

TEST(Ratio, TextIsInLowestTerms) {
  EXPECT_EQ(print(Ratio(14).divided_by(21)), "2/3");
  EXPECT_EQ(print(Ratio(-5).divided_by(12)), "-5/12");
  EXPECT_EQ(print(Ratio(6).divided_by(-3)), "-2");
  EXPECT_EQ(print(Ratio(Dyadic::ratio(3, 2)).divided_by(3)), "1/4");
}

TEST(Ratio, DenominatorsThatAreTooLongReachALimit) {
  Ratio x = 1;
  EXPECT_THROW(
      {
        for (int i = 0; i < 41; ++i) x = x.divided_by(3);
      },
      LimitReached);
}

}  // namespace
}  // namespace summand::testing
