#include "summand/heaps/published_periods.hpp"

#include <gtest/gtest.h>
#include <map>

#include "summand/heaps/sequence_test_support.hpp"
#include "summand/testing/table.hpp"

namespace summand::heaps {
namespace {

TEST(PublishedPeriods, AreThoseOfTheTable) {
  std::map<std::string, Period> expected;
  for (const auto& row : testing::table("heaps_periods.tsv")) {
    expected[row[0]] = {std::stoull(row[1]), std::stoull(row[2]), 0};
  }
  std::size_t found = 0;
  for (const Published& published : published_periods()) {
    const auto at = expected.find(std::string(published.code));
    if (at == expected.end()) continue;
    EXPECT_EQ(published.period, at->second) << published.code;
    ++found;
  }
  EXPECT_EQ(found + 2, published_periods().size());  // .104 and .106 are not in the table
  EXPECT_GT(found, 85u);
}

TEST(PublishedPeriods, HoldForTheValuesByTheDefinition) {
  for (const Published& published : published_periods()) {
    const Period& period = published.period;
    const std::uint64_t to = period.preperiod + 2 * period.period + 20;
    if (to > 1000) continue;
    const auto values = naive_nim_sequence(code_of(published.code), to);
    for (std::uint64_t n = period.preperiod; n + period.period < to; ++n) {
      ASSERT_EQ(values[n], values[n + period.period]) << published.code << " " << n;
    }
  }
}

TEST(PublishedPeriods, HoldForCousins) {
  EXPECT_EQ(published_period(code_of("0.454")).value().period.preperiod, 160'949'019u);
  EXPECT_EQ(published_period(code_of("0.1777")).value().period.preperiod, 160'949'018u);
  EXPECT_EQ(published_period(code_of("0.77")).value().period, (Period{71, 12, 0}));
  EXPECT_EQ(published_period(code_of("0.007")), std::nullopt);
  EXPECT_EQ(published_period(code_of("0.[3]")), std::nullopt);
}

TEST(PublishedPeriods, AreComparedWithProofsAndWithTheLackOfThem) {
  const Code kayles = code_of("0.77");
  EXPECT_EQ(check_published(kayles, Period{71, 12, 0}, 156), PublishedCheck::agree);
  EXPECT_EQ(check_published(kayles, Period{70, 12, 0}, 156), PublishedCheck::differ);
  // 2 * 71 + 2 * 12 + 2 heaps prove the period.
  EXPECT_EQ(check_published(kayles, std::nullopt, 167), PublishedCheck::not_reached);
  EXPECT_EQ(check_published(kayles, std::nullopt, 168), PublishedCheck::differ);
  EXPECT_EQ(check_published(code_of("0.007"), std::nullopt, 1000), PublishedCheck::not_published);
  EXPECT_EQ(name_of(PublishedCheck::not_reached), "not reached");
}

}  // namespace
}  // namespace summand::heaps
