#include "summand/figures/ruler.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace summand {
namespace {

Dyadic quarters(std::int64_t n) { return Dyadic::ratio(n, 2); }

TEST(RulersOnPaper, HaveOneScaleSoThatWallsSlantBy45Degrees) {
  const Rulers rulers = rulers_on_paper({-2, 3}, {-1, quarters(6)}, 3600, 2400);
  EXPECT_EQ(rulers.across.place(3), 3600);
  EXPECT_EQ(rulers.across.place(-2), 0);
  EXPECT_EQ(rulers.up.place(quarters(6)), 1800);
  EXPECT_EQ(rulers.across.place(quarters(2)), 1800);
}

TEST(RulersOnPaper, HaveTwoScalesIfOneSideWouldBeTooSmall) {
  const Rulers rulers = rulers_on_paper({0, 1000}, {-1, 1}, 3600, 2400);
  EXPECT_EQ(rulers.across.place(1000), 3600);
  EXPECT_EQ(rulers.up.place(1), 2400);
}

TEST(RulersOnPaper, TakeLongAndTinyNumbers) {
  const Dyadic large = Dyadic::power_of_two(1000), tiny = Dyadic::power_of_two(-1000);
  const Rulers far = rulers_on_paper({-large, large}, {-1, large}, 3600, 2400);
  EXPECT_EQ(far.across.place(large), 3600);
  EXPECT_EQ(far.across.place(0), 1800);
  const Rulers near = rulers_on_paper({1, Dyadic(1) + tiny}, {0, tiny}, 3600, 2400);
  EXPECT_EQ(near.up.place(tiny.half()), 1200);
}

TEST(RulersInText, GiveBendsWholeCharacters) {
  const Rulers rulers = rulers_in_text({-2, 3}, {-1, quarters(6)}, 50, 11, 1);
  for (std::int64_t n = 0; n <= 10; ++n) EXPECT_EQ(rulers.across.place(quarters(2 * n - 8)), 2 * n);
  EXPECT_EQ(rulers.up.place(quarters(6)), 10);
}

TEST(RulersInText, MayUseHalfAsManyRowsMoreForExactBends) {
  const Dyadic sixteenth = Dyadic::ratio(1, 4);
  EXPECT_EQ(rulers_in_text({1, 2}, {-1, -sixteenth}, 50, 10, 4).up.place(-sixteenth), 15);
  EXPECT_LE(rulers_in_text({1, 2}, {-1, -sixteenth}, 50, 9, 4).up.place(-sixteenth), 9);
}

RC_GTEST_PROP(Rulers, KeepTheOrderAndStayWithinTheirSide, ()) {
  const auto number =
      rc::gen::apply([](std::int64_t n, unsigned exponent) { return Dyadic::ratio(n, exponent); },
                     rc::gen::inRange<std::int64_t>(-100'000, 100'000), rc::gen::inRange(0u, 12u));
  Span across{0, 1}, up{0, 1};
  across.include(*number);
  up.include(*number);
  const bool text = *rc::gen::arbitrary<bool>();
  const Rulers rulers =
      text ? rulers_in_text(across, up, 50, 12, 12) : rulers_on_paper(across, up, 3600, 2400);
  RC_ASSERT(rulers.across.place(across.to) <= (text ? 50 : 3600));
  RC_ASSERT(rulers.up.place(up.to) <= (text ? 18 : 2400));
  RC_ASSERT(rulers.across.place(across.from) == 0);
  const Dyadic x = *number, y = *number;
  if (x < y && across.from <= x && y <= across.to) {
    RC_ASSERT(rulers.across.place(x) <= rulers.across.place(y));
  }
}

TEST(NumberLabels, AreExactUnlessTheyAreTooLong) {
  EXPECT_EQ(number_label(Dyadic::ratio(-3, 1)).text, "-3/2");
  EXPECT_EQ(number_label(Dyadic::power_of_two(100)).text, "2^100");
  EXPECT_EQ(number_label(-Dyadic::power_of_two(-100)).text, "-2^-100");
  const Label near = number_label(Dyadic::power_of_two(100) + 1);
  EXPECT_EQ(near.text, "≈2^100");
  EXPECT_EQ(near.tex, "\\approx 2^{100}");
}

TEST(NumberLabels, TooLongNumbersBecomeTheNearestPower) {
  const Dyadic large = Dyadic::power_of_two(99), tiny = Dyadic::power_of_two(-41);
  EXPECT_EQ(number_label(large - tiny).text, "≈2^99");
  EXPECT_EQ(number_label(tiny - large).text, "≈-2^99");
  EXPECT_EQ(number_label(large + large.half() - tiny).text, "≈2^99");
  EXPECT_EQ(number_label(large + large.half() + tiny).text, "≈2^100");
}

}  // namespace
}  // namespace summand
