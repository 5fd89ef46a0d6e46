// compare_with_a_map(): compares a table of the folder base with std::map.
#pragma once

#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <map>
#include <random>

#include "summand/base/hash.hpp"

namespace summand::testing {

struct WordHash {
  std::uint64_t operator()(std::uint64_t key) const { return hash_word(key); }
};
// All keys want the same place, the last one: the longest search there is, around the end of the
// table.
struct SamePlace {
  std::uint64_t operator()(std::uint64_t) const { return ~std::uint64_t{0}; }
};

// Adds random keys to an empty table until it has `count` of them. Then looks for all keys that may
// be in it. find_or_add(key, value) adds the value if the key has none, and returns the value that
// the key has then. Returns what the table should have.
template <class Table, class FindOrAdd>
std::map<std::uint64_t, std::uint32_t> compare_with_a_map(const Table& table, std::size_t count,
                                                          FindOrAdd&& find_or_add) {
  std::map<std::uint64_t, std::uint32_t> map;
  std::mt19937_64 random(5);
  EXPECT_EQ(table.find(0), 0u);
  while (map.size() < count && !::testing::Test::HasFailure()) {
    const std::uint64_t key = random() % (4 * count);
    const auto value = static_cast<std::uint32_t>(random()) | 1;
    const std::uint32_t expected = map.emplace(key, value).first->second;
    EXPECT_EQ(find_or_add(key, value), expected);
  }
  for (std::uint64_t key = 0; key < 4 * count && !::testing::Test::HasFailure(); ++key) {
    const auto at = map.find(key);
    EXPECT_EQ(table.find(key), at == map.end() ? 0 : at->second) << key;
  }
  return map;
}

}  // namespace summand::testing
