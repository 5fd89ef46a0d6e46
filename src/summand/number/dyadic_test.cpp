#include "summand/number/dyadic.hpp"

#include "summand/number/number_test_support.hpp"

namespace summand::testing {
namespace {

using boost::multiprecision::denominator;
using boost::multiprecision::numerator;

RC_GTEST_PROP(Dyadic, IsACommutativeRing, (const Dyadic& a, const Dyadic& b, const Dyadic& c)) {
  RC_ASSERT(a + b == b + a);
  RC_ASSERT((a + b) + c == a + (b + c));
  RC_ASSERT(a + 0 == a);
  RC_ASSERT((a + -a).is_zero());
  RC_ASSERT(a - b == a + -b);
  RC_ASSERT(a * b == b * a);
  RC_ASSERT((a * b) * c == a * (b * c));
  RC_ASSERT(a * 1 == a);
  RC_ASSERT((a * 0).is_zero());
  RC_ASSERT(a * (b + c) == a * b + a * c);
}

RC_GTEST_PROP(Dyadic, IsOrderedAsARingIs, (const Dyadic& a, const Dyadic& b, const Dyadic& c)) {
  RC_ASSERT((a < b) + (a == b) + (a > b) == 1);
  RC_ASSERT((a <=> b) == ((a - b).sign() <=> 0));
  RC_ASSERT((a <=> b) == (a + c <=> b + c));
  RC_ASSERT((a * b).sign() == a.sign() * b.sign());
  if (a <= b && b <= c) RC_ASSERT(a <= c);
}

// Short and long numbers are computed in different ways. Both must agree with Boost's rationals,
// which have only one way.
RC_GTEST_PROP(Dyadic, AgreesWithBoostsRationals, (const Dyadic& a, const Dyadic& b)) {
  const Oracle p = oracle(a), q = oracle(b);
  RC_ASSERT(oracle(a + b) == p + q);
  RC_ASSERT(oracle(a - b) == p - q);
  RC_ASSERT(oracle(a * b) == p * q);
  RC_ASSERT(oracle(-a) == -p);
  RC_ASSERT((a < b) == (p < q));
  RC_ASSERT((a == b) == (p == q));
  RC_ASSERT(a.sign() == p.sign());
  RC_ASSERT(a.is_integer() == (denominator(p) == 1));
  RC_ASSERT(oracle(a.numerator()) == Oracle(numerator(p)));
  RC_ASSERT(denominator(p) == boost::multiprecision::cpp_int(1) << a.log2_denominator());
}

RC_GTEST_PROP(Dyadic, RoundsToTheIntegersBesideIt, (const Dyadic& a)) {
  const Dyadic below = a.floor(), above = a.ceil();
  RC_ASSERT(below.is_integer());
  RC_ASSERT(above.is_integer());
  RC_ASSERT(below <= a);
  RC_ASSERT(a < below + 1);
  RC_ASSERT(above - 1 < a);
  RC_ASSERT(a <= above);
}

RC_GTEST_PROP(Dyadic, ScalesByPowersOfTwo, (const Dyadic& a)) {
  const int exponent = *rc::gen::inRange(-200, 200);
  RC_ASSERT(a.scaled(exponent) == a * Dyadic::power_of_two(exponent));
  RC_ASSERT(a.scaled(exponent).scaled(-exponent) == a);
  RC_ASSERT(a.half() + a.half() == a);
  RC_ASSERT(a.doubled() == a + a);
  RC_ASSERT(a.abs() == (a < 0 ? -a : a));
}

RC_GTEST_PROP(Dyadic, EqualNumbersHashAlikeHoweverTheyWereMade,
              (const Dyadic& a, const Dyadic& b)) {
  RC_ASSERT(hash_value((a + b) - b) == hash_value(a));
  RC_ASSERT(hash_value(a) == std::hash<Dyadic>{}(a));
}

RC_GTEST_PROP(Dyadic, CopiesAndMovesAreIndependent, (const Dyadic& a, const Dyadic& b)) {
  Dyadic x = a, y = b;
  x = y;
  y += 1;
  RC_ASSERT(x == b);
  Dyadic z = std::move(x);
  x = a;
  RC_ASSERT(z == b);
  RC_ASSERT(x == a);
  const Dyadic& alias = x;
  x = alias;
  x -= alias;
  RC_ASSERT(x.is_zero());
}

RC_GTEST_PROP(Dyadic, FixedPointIsMonotone, (const Dyadic& a, const Dyadic& b)) {
  if (a <= b) RC_ASSERT(fixed_point(a).key <= fixed_point(b).key);
}

RC_GTEST_PROP(Dyadic, FixedPointIsTheFloorUnlessSaturated, (const Dyadic& a)) {
  const Dyadic floor =
      std::clamp(a.scaled(32).floor(), Dyadic(-kFarthestKey), Dyadic(kFarthestKey));
  const FixedPoint fixed = fixed_point(a);
  RC_ASSERT(fixed.key == *floor.to_int64());
  const bool at_the_end = fixed.key == kFarthestKey || fixed.key == -kFarthestKey;
  RC_ASSERT(fixed.exact == (!at_the_end && from_fixed_point(fixed.key) == a));
}

RC_GTEST_PROP(Dyadic, EveryKeyIsTheFixedPointOfANumber, (std::int64_t key)) {
  RC_PRE(-kFarthestKey < key && key < kFarthestKey);
  RC_ASSERT(fixed_point(from_fixed_point(key)) == (FixedPoint{key, true}));
}

TEST(Dyadic, TheNegativeOfAnExactKeyIsTheKeyOfTheNegative) {
  const Dyadic edge = Dyadic::power_of_two(31);
  for (int k = -4; k <= 4; ++k) {
    const Dyadic x = edge + Dyadic::ratio(k, 32);
    const FixedPoint fixed = fixed_point(x), negative = fixed_point(-x);
    EXPECT_EQ(fixed.exact, negative.exact) << k;
    EXPECT_EQ(fixed.exact, k < -2) << k;
    EXPECT_EQ(fixed.key, -negative.key) << k;
  }
}

TEST(Dyadic, TakesIntegersOfAllTypes) {
  EXPECT_EQ(Dyadic(7), 7);
  EXPECT_EQ(print(Dyadic(UINT64_MAX)), "18446744073709551615");
  EXPECT_EQ(Dyadic(std::uint8_t{200}), 200);
  EXPECT_EQ(print(Dyadic(INT64_MIN)), "-9223372036854775808");
}

TEST(Dyadic, CrossesTheLimitOfAWordInBothDirections) {
  const Dyadic least = INT64_MIN, greatest = INT64_MAX;
  EXPECT_EQ(print(-least), "9223372036854775808");
  EXPECT_EQ(print(least.abs()), "9223372036854775808");
  EXPECT_EQ(-least - 1, greatest);
  EXPECT_EQ((-least - 1).to_int64(), INT64_MAX);
  EXPECT_EQ((-(-least)).to_int64(), INT64_MIN);
  EXPECT_EQ((-least).to_int64(), std::nullopt);
  EXPECT_EQ(Dyadic::ratio(1, 1).to_int64(), std::nullopt);
}

TEST(Dyadic, CountsTheBitsOfTheNumerator) {
  EXPECT_EQ(Dyadic(0).bit_length(), 0u);
  EXPECT_EQ(Dyadic::ratio(-5, 4).bit_length(), 3u);
  EXPECT_EQ(Dyadic(INT64_MIN).bit_length(), 64u);
  for (const int exponent : {10, 63, 64, 127, 128, 5000}) {
    EXPECT_EQ(Dyadic::power_of_two(exponent).bit_length(), static_cast<std::size_t>(exponent) + 1);
    EXPECT_EQ((Dyadic::power_of_two(exponent) - 1).bit_length(),
              static_cast<std::size_t>(exponent));
    EXPECT_EQ(Dyadic::power_of_two(-exponent).log2_denominator(), static_cast<unsigned>(exponent));
  }
}

TEST(Dyadic, HashesOfSimilarNumbersDiffer) {
  std::unordered_set<std::size_t> hashes;
  int count = 0;
  for (const unsigned down : {0u, 1u, 5u, 70u}) {
    for (int odd = -999; odd < 1000; odd += 2, count += 2) {
      hashes.insert(hash_value(Dyadic::ratio(odd, down)));
      hashes.insert(hash_value(Dyadic::ratio(odd, down) + Dyadic::power_of_two(80)));
    }
  }
  EXPECT_EQ(hashes.size(), static_cast<std::size_t>(count));
}

TEST(DyadicDeathTest, RefusesToGrowBeyondItsLimit) {
  EXPECT_DEATH(Dyadic::power_of_two(Dyadic::kMaxBits), "");
  EXPECT_DEATH(Dyadic::power_of_two(INT64_MAX), "");
  EXPECT_DEATH(Dyadic::power_of_two(INT64_MIN), "");
  EXPECT_DEATH(Dyadic::power_of_two(Dyadic::kMaxBits - 1).doubled(), "");
  EXPECT_DEATH(Dyadic::power_of_two(-static_cast<std::int64_t>(Dyadic::kMaxBits)).half(), "");
}

}  // namespace
}  // namespace summand::testing
