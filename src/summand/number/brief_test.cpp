#include "summand/number/brief.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Brief, IsTheWholeTextOfAShortNumber) {
  EXPECT_EQ(brief(0), "0");
  EXPECT_EQ(brief(-Dyadic(5).scaled(-4)), "-5/16");
  const Dyadic power = Dyadic(1).scaled(3'000);
  EXPECT_EQ(brief(power), print(power));
}

TEST(Brief, SaysAboutWhereALongNumberIs) {
  const Dyadic tiny = Dyadic(1).scaled(-4'000);
  EXPECT_EQ(brief(tiny), "(between 0 and 1)");
  EXPECT_EQ(brief(-tiny), "(between -1 and 0)");
  EXPECT_EQ(brief(Dyadic(26) + tiny), "(between 26 and 27)");
  EXPECT_EQ(brief(Dyadic(1).scaled(1'000'000)), "(about 10^301029)");
  EXPECT_EQ(brief(-Dyadic(1).scaled(4'000)), "(about -10^1204)");
}

TEST(LeastLength, IsCloselyBelowTheLength) {
  for (const std::int64_t n : {0, 1, 7, 9, 10, 99, 1023, 1024, 123'456'789}) {
    for (const int places : {0, 1, 3, 10, 64, 1'000, 20'000}) {
      for (const Dyadic& x : {Dyadic(n).scaled(-places), -Dyadic(n).scaled(places)}) {
        const std::size_t length = print(x).size();
        EXPECT_LE(least_length(x), length) << print(x);
        EXPECT_GE(least_length(x) + 3, length) << print(x);
      }
    }
  }
}

}  // namespace
}  // namespace summand
