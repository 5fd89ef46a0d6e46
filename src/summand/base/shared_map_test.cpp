#include "summand/base/shared_map.hpp"

#include <gtest/gtest.h>
#include <thread>
#include <vector>

#include "summand/testing/compare_with_a_map.hpp"

namespace summand {
namespace {

using testing::SamePlace;
using testing::WordHash;

template <class Hash>
void compare_shared_map(std::size_t count) {
  SharedMap<std::uint64_t, std::uint32_t, Hash> shared{Budget()};
  testing::compare_with_a_map(shared, count, [&](std::uint64_t key, std::uint32_t value) {
    return shared.find_or_add(key, [&] { return value; });
  });
}

TEST(SharedMap, AgreesWithAMap) { compare_shared_map<WordHash>(50'000); }

TEST(SharedMap, AgreesWithAMapIfAllKeysCollide) { compare_shared_map<SamePlace>(500); }

TEST(SharedMap, ALimitLeavesItUnchanged) {
  Budget budget(Budget::Limits{.memory = 200'000});
  {
    SharedMap<std::uint64_t, std::uint32_t, WordHash> shared(budget);
    std::uint64_t added = 0;
    const auto fill = [&] {
      for (; added < 100'000; ++added) {
        shared.find_or_add(added, [&] { return static_cast<std::uint32_t>(added + 1); });
      }
    };
    EXPECT_THROW(fill(), LimitReached);
    EXPECT_GT(added, 1000u);
    for (std::uint64_t key = 0; key < added; ++key) ASSERT_EQ(shared.find(key), key + 1);
    EXPECT_EQ(shared.find(added), 0u);
    EXPECT_THROW(fill(), LimitReached);  // no lock was kept
  }
  EXPECT_EQ(budget.charged(), 0u);
}

TEST(SharedMap, WhatMakeThrowsStoresNothing) {
  SharedMap<std::uint64_t, std::uint32_t, WordHash> shared{Budget()};
  EXPECT_THROW(shared.find_or_add(
                   3, []() -> std::uint32_t { reach_limit(Limit::size, "no more of these"); }),
               LimitReached);
  EXPECT_EQ(shared.find(3), 0u);
  EXPECT_EQ(shared.find_or_add(3, [] { return 4u; }), 4u);
}

// All threads add the same keys, each with values of its own. The first value counts for all.
TEST(SharedMap, ThreadsAgree) {
  constexpr std::uint64_t kKeys = 200'000;
  constexpr std::uint32_t kThreads = 3;
  SharedMap<std::uint64_t, std::uint32_t, WordHash> shared{Budget()};
  std::vector<std::vector<std::uint32_t>> seen(kThreads, std::vector<std::uint32_t>(kKeys));
  std::vector<std::thread> threads;
  for (std::uint32_t thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&, thread] {
      for (std::uint64_t i = 0; i < kKeys; ++i) {
        const std::uint64_t key = thread == 1 ? kKeys - 1 - i : i;
        const std::uint32_t found = shared.find(key);
        const auto mine = static_cast<std::uint32_t>(1 + key * kThreads + thread);
        seen[thread][key] = shared.find_or_add(key, [&] { return mine; });
        ASSERT_TRUE(found == 0 || found == seen[thread][key]) << key;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (std::uint64_t key = 0; key < kKeys; ++key) {
    for (const auto& its : seen) ASSERT_EQ(its[key], seen[0][key]) << key;
    ASSERT_EQ((seen[0][key] - 1) / kThreads, key);
    ASSERT_EQ(shared.find(key), seen[0][key]);
  }
}

}  // namespace
}  // namespace summand
