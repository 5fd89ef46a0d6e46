#include "summand/misere/kayles.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>

#include "summand/heaps/naive.hpp"
#include "summand/misere/quotient_play.hpp"

namespace summand {
namespace {

SolvedMisereGame solved_kayles() {
  const heaps::Rules rules = heaps::Code::parse("0.77").value();
  const FoundQuotient found = find_quotient(rules, {.heaps = 300}, Budget());
  return {rules, found.quotient, found.period};
}

bool is_p_by_quotient(const SolvedMisereGame& kayles, std::span<const std::uint64_t> sum) {
  return kayles.quotient().is_p(kayles.element(sum).value());
}

TEST(MisereKayles, NimValuesAreThoseOfTheDefinition) {
  Budget budget;
  const auto values = heaps::naive_nim_sequence(heaps::Code::parse("0.77").value(), 300, budget);
  for (std::size_t heap = 0; heap < values.size(); ++heap) {
    EXPECT_EQ(kayles_nim_value(heap), values[heap]) << heap;
  }
}

// Each of these heaps x has 4x = 2x in the quotient, and the families ask whether there are none,
// one, or an even or odd number of more. So counts to 3 stand for all counts.
TEST(MisereKayles, TheFamiliesAgreeWithTheQuotientForAllSumsOfTheirHeaps) {
  const SolvedMisereGame kayles = solved_kayles();
  ASSERT_TRUE(kayles.period());
  const std::vector<std::uint64_t> heaps{1, 4, 5, 9, 12, 17, 20, 25};
  for (const std::uint64_t heap : heaps) {
    const std::uint64_t two[] = {heap, heap}, four[] = {heap, heap, heap, heap};
    ASSERT_EQ(kayles.element(two), kayles.element(four)) << heap;
  }
  for (std::uint32_t counts = 0; counts < 1u << 16; ++counts) {
    std::vector<std::uint64_t> sum;
    for (std::size_t i = 0; i < heaps.size(); ++i)
      sum.insert(sum.end(), counts >> 2 * i & 3, heaps[i]);
    ASSERT_EQ(misere_kayles(sum).is_p, is_p_by_quotient(kayles, sum)) << counts;
  }
}

// All pairs of an element and a nim-sum of sums with at least one heap that is in no family. Heaps
// from 71 on repeat both.
TEST(MisereKayles, AllOtherSumsArePPositionsIfTheirNimSumIsZero) {
  const SolvedMisereGame kayles = solved_kayles();
  ASSERT_TRUE(kayles.period());
  ASSERT_EQ(*kayles.period(), (QuotientPeriod{71, 12}));
  const std::set<std::uint64_t> of_families{1, 4, 5, 9, 12, 17, 20, 25};
  using Pair = std::pair<std::uint32_t, std::uint32_t>;
  std::set<Pair> heaps, found;
  std::vector<Pair> todo;
  for (std::uint64_t heap = 1; heap < 71 + 12; ++heap) {
    const Pair pair{kayles.element_of_heap(heap), kayles_nim_value(heap)};
    heaps.insert(pair);
    if (!of_families.contains(heap) && found.insert(pair).second) todo.push_back(pair);
  }
  while (!todo.empty()) {
    const auto [element, nim_sum] = todo.back();
    todo.pop_back();
    ASSERT_EQ(kayles.quotient().is_p(element), nim_sum == 0);
    for (const auto& [other, value] : heaps) {
      const Pair next{kayles.quotient().monoid.product(element, other), nim_sum ^ value};
      if (found.insert(next).second) todo.push_back(next);
    }
  }
  EXPECT_GE(found.size(), 16u);
}

// A second way: search with a table of known sums.
class KaylesSearch {
 public:
  bool is_p(std::vector<std::uint64_t> sum) {
    std::ranges::sort(sum);
    if (sum.empty()) return false;
    if (const auto known = known_.find(sum); known != known_.end()) return known->second;
    bool is_p = true;
    for (std::size_t part = 0; part < sum.size() && is_p; ++part) {
      std::vector<std::uint64_t> rest = sum;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(part));
      heaps::for_each_option(rules_, sum[part],
                             [&](std::uint64_t, std::span<const std::uint64_t> left) {
                               if (!is_p) return;
                               std::vector<std::uint64_t> next = rest;
                               next.insert(next.end(), left.begin(), left.end());
                               if (this->is_p(std::move(next))) is_p = false;
                             });
    }
    known_.emplace(std::move(sum), is_p);
    return is_p;
  }

 private:
  heaps::Rules rules_ = heaps::Code::parse("0.77").value();
  std::map<std::vector<std::uint64_t>, bool> known_;
};

TEST(MisereKayles, AgreesWithSearchForTenThousandSums) {
  KaylesSearch search;
  std::mt19937 random(1992);
  for (int i = 0; i < 10'000; ++i) {
    std::vector<std::uint64_t> sum;
    std::uint64_t left = 26;
    while (left > 0 && sum.size() < 6 && random() % 5 != 0) {
      sum.push_back(random() % left + 1);
      left -= sum.back();
    }
    ASSERT_EQ(misere_kayles(sum).is_p, search.is_p(sum)) << ::testing::PrintToString(sum);
  }
}

TEST(MisereKayles, NamesTheFamilyOfAPosition) {
  const std::uint64_t one[] = {1}, pair[] = {12, 0, 9}, far[] = {1'000'000, 1'000'000};
  EXPECT_TRUE(misere_kayles(one).is_p);
  EXPECT_EQ(misere_kayles(one).family, "E(5) D(4,1)");
  EXPECT_FALSE(misere_kayles(pair).is_p);
  EXPECT_EQ(misere_kayles(pair).family, "E(17,12,9) E(20,4,1)");
  EXPECT_TRUE(misere_kayles(far).is_p);
  EXPECT_EQ(misere_kayles(far).family, "");
  EXPECT_FALSE(misere_kayles({}).is_p);
}

}  // namespace
}  // namespace summand
