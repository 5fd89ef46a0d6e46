#include "summand/base/stable_sort.hpp"

#include <gtest/gtest.h>
#include <random>

namespace summand {
namespace {

TEST(StableSort, KeepsTheOrderOfEquivalentElements) {
  std::mt19937 random(1);
  for (std::size_t size = 0; size < 60; ++size) {
    std::vector<std::pair<unsigned, std::size_t>> items;
    for (std::size_t i = 0; i < size; ++i) items.emplace_back(random() % 5, i);
    stable_sort(items, [](const auto& a, const auto& b) { return a.first > b.first; });
    ASSERT_EQ(items.size(), size);
    for (std::size_t i = 1; i < size; ++i) {
      ASSERT_GE(items[i - 1].first, items[i].first);
      const bool alike = items[i - 1].first == items[i].first;
      ASSERT_TRUE(!alike || items[i - 1].second < items[i].second);
    }
  }
}

}  // namespace
}  // namespace summand
