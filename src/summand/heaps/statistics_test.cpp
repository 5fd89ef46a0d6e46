#include "summand/heaps/statistics.hpp"

#include <gtest/gtest.h>

#include "summand/heaps/names.hpp"
#include "summand/heaps/period_proof.hpp"

namespace summand::heaps {
namespace {

using Heaps = std::vector<std::uint64_t>;

Rules rules(std::string_view text) { return parse_rules(text).value(); }

TEST(HeapStatistics, TheExceptionsOfKaylesAgreeWithTheBook) {
  NimSequence kayles(rules("kayles"));
  const Period period = prove_period(kayles, 1000).proof.value().period;
  const HeapList exceptions = exceptional_heaps(period, kayles.values(), 100);
  EXPECT_EQ(exceptions.first, (Heaps{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}));
  EXPECT_EQ(exceptions.last, 70u);
  EXPECT_EQ(exceptions.number, 14u);
  EXPECT_EQ(exceptional_heaps(period, kayles.values(), 2).first, (Heaps{0, 3}));
}

TEST(HeapStatistics, APurelyPeriodicGameHasNoExceptions) {
  NimSequence nim(rules("0.[3]"));
  const Period period = prove_period(nim, 1000).proof.value().period;
  EXPECT_EQ(exceptional_heaps(period, nim.values(), 5), HeapList{});
  NimSequence guiles(rules("guiles"));
  const Period tens = prove_period(guiles, 1000).proof.value().period;
  EXPECT_EQ(exceptional_heaps(tens, guiles.values(), 5).first, Heaps{0});
}

TEST(HeapStatistics, TheZerosOfGrundysGame) {
  NimSequence grundy(rules("grundy"));
  grundy.extend(1300);
  const HeapList zeros = p_positions(grundy.values(), 1300, 100);
  // A036685
  const Heaps expected = {0,   1,   2,   4,   7,   10,  20,  23,  26,  50,  53,  270, 273, 276,
                          282, 285, 288, 316, 334, 337, 340, 346, 359, 362, 365, 386, 389, 392,
                          566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222};
  EXPECT_EQ(zeros.first, expected);
  EXPECT_EQ(zeros.number, expected.size());
}

TEST(HeapStatistics, TheHistogramCountsEveryHeapOnce) {
  NimSequence dawson(rules("dawsons-kayles"));
  dawson.extend(500);
  Budget budget;
  Charge charge(budget);
  const auto counts = histogram(dawson.values(), 500, charge);
  EXPECT_GT(budget.charged(), 0u);
  std::uint64_t all = 0;
  for (const ValueCount& each : counts) {
    EXPECT_EQ(dawson[each.first], each.value);
    all += each.heaps;
  }
  EXPECT_EQ(all, 500u);
  EXPECT_EQ(counts.back(), (ValueCount{9, counts.back().heaps, 86}));
  EXPECT_TRUE(histogram(dawson.values(), 0, charge).empty());
}

TEST(HeapStatistics, TheSparseSpaceOfKaylesAgreesWithTheBook) {
  NimSequence kayles(rules("kayles"));
  kayles.extend(3000);
  const SparseSpace space = sparse_space(kayles.values(), 2000, 100);
  EXPECT_EQ(space.split, Split{.mask = 0xf});
  EXPECT_EQ(space.rare.first, (Heaps{0, 3, 6, 11, 18, 22, 28, 34, 39, 70}));
  EXPECT_TRUE(space.thin);
  NimSequence treblecross(rules("treblecross"));
  treblecross.extend(3000);
  EXPECT_FALSE(sparse_space(treblecross.values(), 3000, 1).thin);
}

TEST(HeapStatistics, AFailureOfThePairingIsFound) {
  NimSequence kayles(rules("kayles"));
  kayles.extend(20);
  EXPECT_EQ(unpaired_heap(Heaps{1, 2}, kayles.values(), 20), 4u);
}

}  // namespace
}  // namespace summand::heaps
