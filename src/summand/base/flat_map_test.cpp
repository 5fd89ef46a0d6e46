#include "summand/base/flat_map.hpp"

#include <gtest/gtest.h>
#include <map>
#include <random>

#include "summand/base/hash.hpp"

namespace summand {
namespace {

struct Hash {
  std::uint64_t operator()(std::uint64_t key) const { return hash_word(key); }
};
// All keys want the same place, the last one: the longest search there is, around the end of the
// table.
struct SamePlace {
  std::uint64_t operator()(std::uint64_t) const { return ~std::uint64_t{0}; }
};

template <class Hasher>
void compare_with_a_map(std::size_t count) {
  Budget budget;
  FlatMap<std::uint64_t, std::uint32_t, Hasher> flat(budget);
  std::map<std::uint64_t, std::uint32_t> map;
  std::mt19937_64 random(5);
  EXPECT_EQ(flat.find(0), 0u);
  while (map.size() < count) {
    const std::uint64_t key = random() % (4 * count);
    const auto value = static_cast<std::uint32_t>(random()) | 1;
    EXPECT_EQ(flat.find(key) != 0, map.contains(key));
    if (map.emplace(key, value).second) flat.insert(key, value);
  }
  EXPECT_EQ(flat.size(), map.size());
  for (std::uint64_t key = 0; key < 4 * count; ++key) {
    const auto at = map.find(key);
    ASSERT_EQ(flat.find(key), at == map.end() ? 0 : at->second);
  }
  std::map<std::uint64_t, std::uint32_t> visited;
  flat.for_each([&](std::uint64_t key, std::uint32_t value) { visited[key] = value; });
  EXPECT_EQ(visited, map);
}

TEST(FlatMap, AgreesWithAMap) { compare_with_a_map<Hash>(50'000); }

TEST(FlatMap, AgreesWithAMapIfAllKeysCollide) { compare_with_a_map<SamePlace>(500); }

TEST(FlatMap, TheKeyZeroIsAKeyLikeOthers) {
  Budget budget;
  FlatMap<std::uint64_t, std::uint32_t, Hash> flat(budget);
  flat.insert(1, 10);
  EXPECT_EQ(flat.find(0), 0u);
  flat.insert(0, 20);
  EXPECT_EQ(flat.find(0), 20u);
}

TEST(FlatMap, TheMemoryLimitLeavesItUnchanged) {
  Budget budget(Budget::Limits{.memory = 100'000});
  FlatMap<std::uint64_t, std::uint32_t, Hash> flat(budget);
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
