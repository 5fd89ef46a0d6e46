#include "summand/misere/quotient_finder.hpp"

#include <gtest/gtest.h>
#include <random>

#include "summand/misere/quotient_test_support.hpp"

namespace summand {
namespace {

using testing::MisereSearch;
using testing::quotient_to;

struct KnownRow {
  std::string_view code;
  std::uint32_t heaps, order, p_count;
};

constexpr KnownRow kFoundRows[] = {
    {"0.4", 25, 24, 5},   {"0.6", 15, 96, 12},  {"0.04", 36, 48, 7},   {"0.06", 16, 48, 11},
    {"0.07", 24, 24, 5},  {"0.14", 16, 28, 5},  {"0.16", 12, 36, 6},   {"0.26", 18, 32, 7},
    {"0.34", 40, 12, 3},  {"0.35", 7, 70, 17},  {"0.45", 15, 32, 6},   {"0.53", 80, 16, 3},
    {"0.56", 200, 34, 2}, {"0.64", 11, 62, 11}, {"0.71", 40, 36, 9},   {"0.75", 40, 8, 2},
    {"0.77", 200, 40, 9}, {"0.123", 40, 20, 5}, {"0.414", 180, 40, 3}, {"0.777", 200, 48, 5},
    {"4.7", 17, 82, 18},  {"0.1", 40, 2, 1},    {"4.3", 40, 6, 2},
};

TEST(MisereQuotients, HaveTheKnownOrdersAndPPortions) {
  for (const auto& [code, heaps, order, p_count] : kFoundRows) {
    const FoundQuotient found = quotient_to(code, heaps);
    EXPECT_EQ(found.quotient.heaps(), heaps) << code;
    EXPECT_EQ(found.quotient.order(), order) << code;
    EXPECT_EQ(found.quotient.p_count(), p_count) << code;
  }
}

TEST(MisereQuotients, GiveTheOutcomesThatSearchGives) {
  std::mt19937 random(7);
  for (const std::string_view code :
       {"0.77", "0.07", "0.123", "0.6", "0.35", "4.7", "0.26", "0.3F"}) {
    const std::uint32_t heaps = 9;
    const MisereQuotient quotient = quotient_to(code, heaps).quotient;
    ASSERT_EQ(quotient.heaps(), heaps);
    MisereSearch search(code);
    for (int i = 0; i < 300; ++i) {
      std::vector<std::uint32_t> sum(random() % 5);
      for (std::uint32_t& heap : sum) heap = random() % (heaps + 1);
      ASSERT_EQ(quotient.is_p(quotient.element(sum)), search.is_p(sum))
          << code << ' ' << ::testing::PrintToString(sum);
    }
  }
}

TEST(MisereQuotients, AreProvedByAllPairsToo) {
  for (const std::string_view code : {"0.77", "0.07", "0.123", "0.6", "0.34", "4.7", "0.71"}) {
    const MisereQuotient quotient = quotient_to(code, 12).quotient;
    EXPECT_TRUE(testing::all_pairs_are_right(code, quotient)) << code;
  }
}

TEST(MisereQuotients, EveryElementIsTheElementOfItsSum) {
  for (const std::string_view code : {"0.77", "0.07", "0.123", "4.7"}) {
    const MisereQuotient quotient = quotient_to(code, 14).quotient;
    for (std::uint32_t x = 0; x < quotient.order(); ++x) {
      EXPECT_EQ(quotient.element(quotient.sums[x]), x) << code;
    }
  }
}

// Each position X has a mate: a position Y such that X + Y is a P-position (Winning Ways, ch. 13).
TEST(MisereQuotients, EveryElementHasAMultipleInThePPortion) {
  for (const auto& [code, heaps, order, p_count] : kFoundRows) {
    const MisereQuotient quotient = quotient_to(code, std::min(heaps, 30u)).quotient;
    EXPECT_TRUE(quotient.order() == 1 || quotient.order() % 2 == 0) << code;
    EXPECT_FALSE(quotient.is_p(0));
    for (std::uint32_t x = 0; x < quotient.order(); ++x) {
      EXPECT_FALSE(quotient.monoid.into(x, quotient.p_portion).empty()) << code;
    }
  }
}

TEST(MisereQuotients, GrowAtKnownHeaps) {
  QuotientFinder finder{Budget()};
  for (int heap = 0; heap < 30; ++heap) finder.add_heap(testing::rules_of("0.77"));
  const std::vector<QuotientGrowth> growth{{1, 2},   {2, 6},   {5, 12}, {9, 18},
                                           {12, 24}, {25, 32}, {27, 40}};
  EXPECT_EQ(finder.growth(), growth);
}

// 0.07 from 24 to 144 at heap 25 needs the search for outcomes with heaps that were no generators.
TEST(MisereQuotients, AreLearnedWhereTheKnownQuotientMisleads) {
  QuotientFinder finder{Budget()};
  for (int heap = 0; heap < 11; ++heap) finder.add_heap(testing::rules_of("4.7"));
  EXPECT_EQ(finder.quotient().order(), 28u);
  EXPECT_EQ(finder.growth().back(), (QuotientGrowth{11, 28}));
}

// Stops at the k-th question for many k. What was proved stays, and the rest can be added later.
TEST(MisereQuotients, AStoppedFinderKeepsWhatIsProved) {
  const heaps::Rules rules = testing::rules_of("0.123");
  const MisereQuotient whole = quotient_to("0.123", 12).quotient;
  for (std::uint64_t question = 1; question < 3000; question += question < 300 ? 1 : 97) {
    QuotientFinder finder{Budget({.questions = question})};
    bool stopped = false;
    while (finder.quotient().heaps() < 12) {
      const std::uint32_t before = finder.quotient().heaps();
      try {
        finder.add_heap(rules);
      } catch (const LimitReached&) {
        ASSERT_FALSE(stopped);
        stopped = true;
        ASSERT_EQ(finder.quotient().heaps(), before);
        ASSERT_EQ(finder.lists().size(), before);
      }
    }
    ASSERT_EQ(finder.quotient(), whole) << question;
  }
}

}  // namespace
}  // namespace summand
