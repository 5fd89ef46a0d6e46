#include "summand/heaps/digest.hpp"

#include <gtest/gtest.h>
#include <set>

namespace summand::heaps {
namespace {

TEST(Digest, DependsOnEveryValueItsPlaceAndTheirNumber) {
  std::set<std::uint64_t> seen;
  for (std::size_t changed = 0; changed <= 40; ++changed) {
    Budget budget;
    NimValues values(budget);
    for (std::size_t n = 0; n < 40; ++n) values.push_back(n % 3 + (n == changed ? 1 : 0));
    EXPECT_TRUE(seen.insert(digest(values, 40)).second) << changed;
    if (changed == 40) {
      for (std::size_t count = 0; count < 40; ++count) {
        EXPECT_TRUE(seen.insert(digest(values, count)).second) << count;
      }
    }
  }
}

TEST(Digest, DoesNotDependOnTheWidth) {
  Budget budget;
  NimValues narrow(budget), wide(budget);
  wide.widen(4);
  for (std::uint32_t n = 0; n < 100; ++n) {
    narrow.push_back(n * n % 31);
    wide.push_back(n * n % 31);
  }
  EXPECT_NE(narrow.width(), wide.width());
  EXPECT_EQ(digest(narrow, 99), digest(wide, 99));
  EXPECT_EQ(fletcher32(narrow, 99), fletcher32(wide, 99));
}

TEST(Digest, FletchersSumsComputedByHand) {
  Budget budget;
  NimValues values(budget);
  for (const std::uint32_t value : {0u, 1u, 2u, 3u}) values.push_back(value);
  // The sums are 0, 1, 3, 6, and the sums of these are 0, 1, 4, 10.
  EXPECT_EQ(fletcher32(values, 4), 10u << 16 | 6u);
  for (const std::uint32_t value : {65'535u, 65'535u}) values.push_back(value);
  // 6 - 1 = 5 and 5 - 1 = 4 modulo 2^16, then 10 + 5 = 15 and 15 + 4 = 19.
  EXPECT_EQ(fletcher32(values, 6), 19u << 16 | 4u);
}

}  // namespace
}  // namespace summand::heaps
