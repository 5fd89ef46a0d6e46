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

// Heaps of Nim as positions in an order in which options come later.
TEST(QuotientSearch, OfASetOfPositions) {
  const std::vector<std::vector<std::uint32_t>> nim{{1, 2, 3}, {2, 3}, {3}, {}};
  const QuotientOfSet found = quotient_of_set(nim, Budget()).value();
  const MisereQuotient of_heaps = testing::quotient_to("0.[3]", 3).quotient;
  EXPECT_EQ(found.quotient.monoid, of_heaps.monoid);
  EXPECT_EQ(found.quotient.p_portion, of_heaps.p_portion);
  EXPECT_EQ(found.quotient.order(), 6u);
  EXPECT_EQ(found.quotient.element_of_heap[found.number[3]], 0u);
  EXPECT_TRUE(found.quotient.is_p(found.quotient.element_of_heap[found.number[2]]));
}

// 0, *, *2, *3 and the games {*2} and {{*2}, *3, *2, 0}.
TEST(QuotientSearch, OfAWildSetIsLargerThanThatOfNim) {
  const std::vector<std::vector<std::uint32_t>> positions{{},        {0}, {0, 1},
                                                          {0, 1, 2}, {2}, {4, 3, 2, 0}};
  const MisereQuotient nim = quotient_of_set(std::span(positions).first(4), Budget())->quotient;
  EXPECT_EQ(nim.order(), 6u);
  const MisereQuotient all = quotient_of_set(positions, Budget())->quotient;
  EXPECT_GT(all.order(), nim.order());
}

TEST(QuotientSearch, WrongSetsNameAPosition) {
  const std::vector<std::vector<std::uint32_t>> loop{{}, {0, 2}, {1}};
  const auto looping = quotient_of_set(loop, Budget());
  ASSERT_FALSE(looping);
  EXPECT_EQ(looping.error().error.offset, 1u);
  const std::vector<std::vector<std::uint32_t>> outside{{}, {5}};
  const auto missing = quotient_of_set(outside, Budget());
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().error.message, "there is no position 5");
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
