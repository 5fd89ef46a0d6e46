#include "summand/misere/quotient_search.hpp"

#include <gtest/gtest.h>

#include "summand/misere/quotient_test_support.hpp"

namespace summand {
namespace {

TEST(QuotientSearch, ALimitLeavesTheLastProvedQuotient) {
  const heaps::Rules rules = testing::rules_of("0.6");
  const FoundQuotient found = find_quotient(rules, {.heaps = 100}, Budget({.questions = 20'000}));
  ASSERT_TRUE(found.stopped);
  EXPECT_FALSE(found.period);
  EXPECT_GT(found.quotient.heaps(), 10u);
  EXPECT_LT(found.quotient.heaps(), 100u);
  EXPECT_EQ(found.quotient, testing::quotient_to("0.6", found.quotient.heaps()).quotient);
}

TEST(QuotientSearch, AMemoryLimitIsKept) {
  const FoundQuotient found =
      find_quotient(testing::rules_of("0.07"), {.heaps = 30}, Budget({.memory = 100'000}));
  ASSERT_TRUE(found.stopped);
  EXPECT_EQ(found.stopped->limit, Limit::memory);
  EXPECT_EQ(found.quotient.order(), 24u);
}

TEST(QuotientSearch, TellsTheOrderAfterEachHeap) {
  QuotientSearch search{.heaps = 12};
  std::vector<QuotientGrowth> told;
  search.progress = [&](std::uint32_t heaps, std::uint32_t order) {
    EXPECT_EQ(heaps, told.empty() ? 1 : told.back().heap + 1);
    told.push_back({heaps, order});
  };
  const FoundQuotient found = find_quotient(testing::rules_of("0.77"), search, Budget());
  ASSERT_EQ(told.size(), 12u);
  for (const QuotientGrowth& step : found.growth) EXPECT_EQ(told[step.heap - 1], step);
}

}  // namespace
}  // namespace summand
