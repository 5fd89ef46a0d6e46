#include "summand/base/flat_map.hpp"

#include <gtest/gtest.h>
#include <map>

#include "summand/testing/compare_with_a_map.hpp"

namespace summand {
namespace {

using testing::SamePlace;
using testing::WordHash;

template <class Hash>
void compare_flat_map(std::size_t count) {
  Budget budget;
  FlatMap<std::uint64_t, std::uint32_t, Hash> flat(budget);
  const auto map =
      testing::compare_with_a_map(flat, count, [&](std::uint64_t key, std::uint32_t value) {
        if (const std::uint32_t known = flat.find(key); known != 0) return known;
        flat.insert(key, value);
        return value;
      });
  EXPECT_EQ(flat.size(), map.size());
  std::map<std::uint64_t, std::uint32_t> visited;
  flat.for_each([&](std::uint64_t key, std::uint32_t value) { visited[key] = value; });
  EXPECT_EQ(visited, map);
}

TEST(FlatMap, AgreesWithAMap) { compare_flat_map<WordHash>(50'000); }

TEST(FlatMap, AgreesWithAMapIfAllKeysCollide) { compare_flat_map<SamePlace>(500); }

TEST(FlatMap, TheKeyZeroIsAKeyLikeOthers) {
  Budget budget;
  FlatMap<std::uint64_t, std::uint32_t, WordHash> flat(budget);
  flat.insert(1, 10);
  EXPECT_EQ(flat.find(0), 0u);
  flat.insert(0, 20);
  EXPECT_EQ(flat.find(0), 20u);
}

TEST(FlatMap, TheMemoryLimitLeavesItUnchanged) {
  Budget budget(Budget::Limits{.memory = 100'000});
  FlatMap<std::uint64_t, std::uint32_t, WordHash> flat(budget);
  std::uint64_t inserted = 0;
  EXPECT_THROW(
      while (true) {
        flat.insert(inserted, 1);
        ++inserted;
      },
      LimitReached);
  EXPECT_GT(inserted, 1000u);
  EXPECT_EQ(flat.size(), inserted);
  EXPECT_LE(budget.charged(), 100'000u);
  for (std::uint64_t key = 0; key < inserted; ++key) ASSERT_EQ(flat.find(key), 1u);
  EXPECT_EQ(flat.find(inserted), 0u);
}

}  // namespace
}  // namespace summand
