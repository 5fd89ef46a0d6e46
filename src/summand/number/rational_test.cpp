#include "summand/number/rational.hpp"

#include "summand/number/number_test_support.hpp"

namespace summand {

inline std::ostream& operator<<(std::ostream& out, const Rational& x) { return out << print(x); }

namespace testing {
namespace {

Rational any_rational() {
  const Dyadic numerator = *rc::gen::arbitrary<Dyadic>();
  const Dyadic denominator =
      *rc::gen::suchThat<Dyadic>([](const Dyadic& x) { return !x.is_zero(); });
  return Rational::ratio(numerator, denominator);
}

RC_GTEST_PROP(Rational, IsAnOrderedField, ()) {
  const Rational a = any_rational(), b = any_rational(), c = any_rational();
  RC_ASSERT((a + b) + c == a + (b + c));
  RC_ASSERT(a * (b + c) == a * b + a * c);
  RC_ASSERT(a - b == a + -b);
  RC_ASSERT((a - a).is_zero());
  if (!b.is_zero()) RC_ASSERT(a / b * b == a);
  RC_ASSERT((a <=> b) == (a + c <=> b + c));
  RC_ASSERT((a <=> b) == ((a - b).sign() <=> 0));
}

RC_GTEST_PROP(Rational, CalculatesWithDyadicsAsTheyDo, (const Dyadic& a, const Dyadic& b)) {
  RC_ASSERT(*(Rational(a) + b).to_dyadic() == a + b);
  RC_ASSERT(*(Rational(a) * b).to_dyadic() == a * b);
  RC_ASSERT((Rational(a) <=> Rational(b)) == (a <=> b));
  RC_ASSERT(Rational(a).floor() == a.floor());
  RC_ASSERT(print(Rational(a)) == print(a));
}

RC_GTEST_PROP(Rational, ParseUndoesPrint, ()) {
  const Rational a = any_rational();
  const Rational again = parse_rational(print(a)).value();
  RC_ASSERT(again == a);
  RC_ASSERT(hash_value(again) == hash_value(a));
}

RC_GTEST_PROP(Rational, LiesBetweenItsFloorAndTheNextInteger, ()) {
  const Rational a = any_rational();
  RC_ASSERT(Rational(a.floor()) <= a);
  RC_ASSERT(a < Rational(a.floor() + 1));
}

TEST(Rational, IsInLowestTerms) {
  EXPECT_EQ(print(Rational::ratio(10, -6)), "-5/3");
  EXPECT_EQ(print(Rational::ratio(Dyadic::ratio(1, 2), Dyadic::ratio(3, 1))), "1/6");
  EXPECT_EQ(Rational::ratio(1, 3).to_dyadic(), std::nullopt);
  EXPECT_EQ(Rational::ratio(-7, 2).floor(), -4);
}

TEST(Rational, ReadsFractionsAndDecimals) {
  EXPECT_EQ(parse_rational("1/3"), Rational::ratio(1, 3));
  EXPECT_EQ(parse_rational("-0.1"), Rational::ratio(-1, 10));
  EXPECT_EQ(parse_rational("12").value(), Rational(12));
  EXPECT_EQ(parse_rational("1/0").error(), (Error{"the denominator is 0", 2}));
  EXPECT_EQ(parse_rational("1/3/3").error().offset, 3u);
  EXPECT_EQ(parse_rational("").error().offset, 0u);
}

TEST(RationalDeathTest, NothingIsDividedByZero) { EXPECT_DEATH(Rational(1) / 0, ""); }

}  // namespace
}  // namespace testing
}  // namespace summand
