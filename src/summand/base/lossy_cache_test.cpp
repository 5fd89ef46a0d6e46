#include "summand/base/lossy_cache.hpp"

#include <gtest/gtest.h>
#include <map>
#include <random>

namespace summand {
namespace {

TEST(LossyCache, NeverGivesAnAnswerThatWasNotTheLastOneStored) {
  Budget budget;
  LossyCache cache(budget, 4, 8);
  std::map<std::uint64_t, std::uint32_t> stored;
  std::mt19937_64 random(7);
  int found = 0, forgotten = 0;
  for (int i = 0; i < 20'000; ++i) {
    const std::uint64_t key = random() % 500 + 1;
    if (const std::uint32_t answer = cache.find(key)) {
      ASSERT_EQ(answer, stored.at(key));
      ++found;
    } else {
      forgotten += stored.contains(key);
    }
    stored[key] = static_cast<std::uint32_t>(random()) | 1;
    cache.store(key, stored[key]);
    ASSERT_EQ(cache.find(key), stored[key]);
  }
  EXPECT_GT(found, 5'000);  // 256 places for 500 keys
  EXPECT_GT(forgotten, 1'000);
}

TEST(LossyCache, GrowsUpToItsLastSizeAndNoFurther) {
  Budget budget;
  LossyCache cache(budget, 4, 8);
  EXPECT_EQ(budget.charged(), 0u);
  cache.store(1, 1);
  EXPECT_EQ(budget.charged(), 16u * 16);
  for (std::uint64_t key = 1; key < 10'000; ++key) cache.store(key, 1);
  EXPECT_EQ(budget.charged(), 256u * 16);
}

TEST(LossyCache, RemembersAlmostAllWhenThereIsRoom) {
  Budget budget;
  LossyCache cache(budget, 4, 20);
  for (std::uint64_t key = 1; key <= 1000; ++key) cache.store(key, static_cast<std::uint32_t>(key));
  int found = 0;
  for (std::uint64_t key = 1; key <= 1000; ++key) found += cache.find(key) == key;
  EXPECT_GT(found, 600);
}

TEST(LossyCache, WorksWithoutTheMemoryThatTheLimitRefuses) {
  Budget none(Budget::Limits{.memory = 10});
  LossyCache empty(none, 4, 8);
  empty.store(1, 1);
  EXPECT_EQ(empty.find(1), 0u);

  Budget little(Budget::Limits{.memory = 1000});
  LossyCache cache(little, 4, 20);
  for (std::uint64_t key = 1; key < 10'000; ++key) {
    cache.store(key, 5);
    ASSERT_EQ(cache.find(key), 5u);
  }
  EXPECT_LE(little.charged(), 1000u);
}

}  // namespace
}  // namespace summand
