#include "summand/misere/quotient_period.hpp"

#include <gtest/gtest.h>

#include "summand/misere/quotient_check.hpp"
#include "summand/misere/quotient_test_support.hpp"

namespace summand {
namespace {

struct PeriodicRow {
  std::string_view code;
  std::uint32_t order, preperiod, period;
};

constexpr PeriodicRow kPeriodicRows[] = {
    {"4.3", 6, 2, 2},    {"0.22", 6, 0, 3},    {"0.31", 6, 3, 2},    {"0.34", 12, 7, 8},
    {"0.52", 6, 6, 4},   {"0.53", 16, 21, 9},  {"0.71", 36, 3, 6},   {"0.73", 6, 2, 4},
    {"0.75", 8, 8, 2},   {"0.77", 40, 71, 12}, {"0.123", 20, 5, 5},  {"0.241", 36, 4, 10},
    {"0.312", 12, 5, 2}, {"0.602", 10, 3, 28}, {"0.716", 14, 22, 2}, {"0.773", 10, 8, 4},
    {"4.4", 40, 72, 12}, {"0.012", 2, 0, 2},
};

TEST(QuotientPeriod, OfKnownGamesIsProved) {
  for (const auto& [code, order, preperiod, period] : kPeriodicRows) {
    const FoundQuotient found = find_quotient(testing::rules_of(code), {.heaps = 400}, Budget());
    ASSERT_TRUE(found.period) << code;
    EXPECT_EQ(*found.period, (QuotientPeriod{preperiod, period})) << code;
    EXPECT_EQ(found.quotient.order(), order) << code;
    EXPECT_LE(heaps_for_period(heaps::Code::parse(code).value(), *found.period),
              found.quotient.heaps())
        << code;
  }
}

// The quotient of many more heaps is checked by its own proof.
TEST(QuotientPeriod, HoldsForManyMoreHeaps) {
  for (const std::string_view code : {"0.77", "0.53", "0.123", "0.602", "4.3", "0.22"}) {
    const heaps::Rules rules = testing::rules_of(code);
    const FoundQuotient found = find_quotient(rules, {.heaps = 400}, Budget());
    ASSERT_TRUE(found.period);
    MisereQuotient longer = found.quotient;
    while (longer.heaps() < 500) {
      const std::uint64_t like = reduced_heap(*found.period, longer.heaps() + 1);
      longer.element_of_heap.push_back(found.quotient.element_of_heap[like]);
    }
    Budget budget;
    EXPECT_TRUE(check_quotient(rules, longer, budget).holds) << code;
  }
}

TEST(QuotientPeriod, IsNotProvedOneHeapTooEarly) {
  const heaps::Code code = heaps::Code::parse("0.77").value();
  const FoundQuotient found = find_quotient(code, {.heaps = 400}, Budget());
  std::vector<std::uint32_t> elements = found.quotient.element_of_heap;
  EXPECT_TRUE(prove_quotient_period(code, elements));
  elements.pop_back();
  EXPECT_FALSE(prove_quotient_period(code, elements));
}

TEST(QuotientPeriod, DoesNotApplyToUnequalHeapsAndInfiniteCodes) {
  EXPECT_FALSE(heaps_for_period(heaps::Code::parse("4u").value(), {1, 1}));
  EXPECT_FALSE(heaps_for_period(heaps::Code::parse("0.[3]").value(), {1, 1}));
  EXPECT_EQ(heaps_for_period(heaps::Code::parse("0.77").value(), {71, 12}), 168u);
  EXPECT_EQ(heaps_for_period(heaps::Code::parse("0.33").value(), {0, 3}), 5u);
}

}  // namespace
}  // namespace summand
