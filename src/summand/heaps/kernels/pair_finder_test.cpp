#include "summand/heaps/kernels/pair_finder.hpp"

#include <gtest/gtest.h>
#include <random>
#include <vector>

#include "summand/heaps/sequence_test_support.hpp"

namespace summand::heaps {
namespace {

template <class T>
std::size_t first_pair_of(const std::vector<T>& g, std::size_t total, std::size_t first,
                          std::size_t last, std::uint32_t value) {
  for (std::size_t a = first; a <= last; ++a) {
    if ((std::uint32_t{g[a]} ^ g[total - a]) == value) return a;
  }
  return 0;
}

// Values below `range`, and searches of many lengths for all numbers below it.
template <class T>
void expect_first_pairs(CpuLevel level, std::uint32_t range, std::size_t heaps) {
  std::mt19937 random(range);
  std::vector<T> g(heaps);
  for (T& value : g) value = static_cast<T>(random() % range);
  Budget budget;
  PairFinder find_pair(block_ops(level).find_pair, budget);
  std::size_t found = 0, none = 0;
  for (std::size_t total = 2; total < heaps; total += 1 + random() % 9) {
    const std::size_t first = 1 + random() % (total / 2);
    const std::size_t last = first + random() % (total / 2 + 1 - first);
    const std::uint32_t value = random() % range;
    const std::size_t heap = find_pair(g.data(), total, first, last, value);
    ASSERT_EQ(heap, first_pair_of(g, total, first, last, value))
        << total << " " << first << " " << last << " " << value;
    ++(heap != 0 ? found : none);
  }
  EXPECT_GT(found, 20u);
  EXPECT_GT(none, 20u);
}

TEST(PairFinder, FindsTheFirstPairOfValuesOfOneByte) {
  for (const CpuLevel level : levels()) expect_first_pairs<std::uint8_t>(level, 256, 2000);
}

// Half of the pairs with the right lowest byte are wrong.
TEST(PairFinder, FindsTheFirstPairOfValuesOfTwoBytes) {
  for (const CpuLevel level : levels()) expect_first_pairs<std::uint16_t>(level, 512, 3000);
}

TEST(PairFinder, FindsPairsOfValuesThatAreAppendedLater) {
  std::vector<std::uint16_t> g(600, 1);
  Budget budget;
  PairFinder find_pair(block_ops(cpu_level()).find_pair, budget);
  EXPECT_EQ(find_pair(g.data(), 300, 1, 150, 0x101), 0u);
  g[560] = 0x100;
  EXPECT_EQ(find_pair(g.data(), 599, 1, 299, 0x101), 39u);
  EXPECT_EQ(find_pair(g.data(), 599, 40, 299, 0x101), 0u);
}

}  // namespace
}  // namespace summand::heaps
