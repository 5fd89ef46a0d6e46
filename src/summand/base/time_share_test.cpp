#include "summand/base/time_share.hpp"

#include <gtest/gtest.h>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"

namespace summand {
namespace {

using std::chrono::hours;
using std::chrono::milliseconds;

// Asks until a limit is reached.
Limit limit_of_asking(Budget& budget) {
  const auto asked = within_limits([&]() -> Attempt<void> {
    while (true) budget.ask();
  });
  return *asked.error().limit;
}

TEST(TimeShare, ABudgetReachesTheLimitOfTimeAtTheEndOfAShare) {
  Budget budget;
  const TimeShare share(milliseconds(2));
  EXPECT_EQ(limit_of_asking(budget), Limit::time);
  EXPECT_TRUE(share.is_over());
}

TEST(TimeShare, AnInnerShareLastsNoLongerThanTheOneAroundIt) {
  Budget budget;
  const TimeShare outer(milliseconds(2));
  const TimeShare inner{hours(1)};
  EXPECT_EQ(limit_of_asking(budget), Limit::time);
  EXPECT_FALSE(inner.is_over());
  EXPECT_TRUE(outer.is_over());
}

TEST(TimeShare, WorkContinuesAfterAShare) {
  Budget budget;
  {
    const TimeShare share(milliseconds(1));
    EXPECT_EQ(limit_of_asking(budget), Limit::time);
  }
  EXPECT_EQ(TimeShare::end(), TimeShare::Clock::time_point::max());
  for (int i = 0; i < 100'000; ++i) budget.ask();
}

TEST(TimeShare, WorkOutsideOfSharesHasItsOwnTime) {
  Budget budget;
  const TimeShare share(milliseconds(1));
  {
    const OutsideOfShares outside;
    EXPECT_EQ(TimeShare::end(), TimeShare::Clock::time_point::max());
    const TimeShare inner(milliseconds(2));
    EXPECT_EQ(limit_of_asking(budget), Limit::time);
    EXPECT_TRUE(inner.is_over());
  }
  EXPECT_EQ(limit_of_asking(budget), Limit::time);
  EXPECT_TRUE(share.is_over());
}

}  // namespace
}  // namespace summand
