#include "summand/heaps/nim/columns.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace summand::heaps {
namespace {

using Texts = std::vector<std::string>;

bool says(const NimColumns& columns, std::string_view words) {
  return std::ranges::any_of(remarks_on(columns), [&](const std::string& remark) {
    return remark.find(words) != remark.npos;
  });
}

TEST(NimColumns, OneTwoThreeFourIsAddedWithoutCarry) {
  const NimColumns columns = nim_columns({1, 2, 3, 4});
  EXPECT_EQ(addition_of(columns),
            (Texts{"4  100", "3  011", "2  010", "1  001", "   ---", "4  100"}));
  EXPECT_EQ(columns.sum, 4u);
  EXPECT_FALSE(columns.lost());
  EXPECT_EQ(columns.winning, (std::vector<NimMove>{{4, 0}}));
  EXPECT_TRUE(says(columns, "take 4 counters from the heap of 4, which is all of it"));
  EXPECT_TRUE(says(columns, "one more heap of 4"));
}

TEST(NimColumns, EqualMovesAreListedOnce) {
  const auto remarks = remarks_on(nim_columns({1, 1, 1, 1, 1}));
  EXPECT_EQ(
      std::ranges::count_if(
          remarks, [](const std::string& remark) { return remark.find("take") != remark.npos; }),
      1);
  EXPECT_TRUE(says(nim_columns({1, 1, 1, 1, 1}),
                   "take 1 counter from any of the 5 heaps of 1, which is all of it."));
  EXPECT_TRUE(says(nim_columns(std::vector<std::uint64_t>(21, 6)), "any of the 21 heaps of 6"));
}

TEST(NimColumns, HeapsAreReplacedTwoAtATime) {
  EXPECT_TRUE(says(nim_columns({3, 5, 7}),
                   "two at a time: 7 and 5 do the same as 2, 2 and 3 the same as 1."));
  EXPECT_TRUE(says(nim_columns({1, 2, 3}),
                   "two at a time: 3 and 2 do the same as 1, 1 and 1 the same as no heap."));
  EXPECT_TRUE(says(nim_columns({5, 5, 3, 1}),
                   "two at a time: 5 and 5 do the same as no heap, 3 and 1 the same as 2."));
}

TEST(NimColumns, TheFirstPlayerLosesTheMarbles) {
  const NimColumns columns = nim_columns({1, 2, 3});
  EXPECT_TRUE(columns.lost());
  EXPECT_TRUE(columns.winning.empty());
  EXPECT_TRUE(says(columns, "the player who moves loses"));
}

TEST(NimColumns, EqualHeapsAreFoundInPairs) {
  const NimColumns columns = nim_columns({5, 2, 5, 5, 2, 5, 0, 9});
  EXPECT_EQ(columns.pairs, (std::vector<std::uint64_t>{5, 5, 2}));
  EXPECT_EQ(columns.unpaired, (std::vector<std::uint64_t>{9}));
  EXPECT_TRUE(says(nim_columns({7, 7}), "the player who answers wins"));
  EXPECT_TRUE(says(nim_columns({1, 1, 1}), "3 is odd"));
}

TEST(NimColumns, ThePositionWithoutHeapsIsLostToo) {
  EXPECT_TRUE(nim_columns({}).lost());
  EXPECT_TRUE(says(nim_columns({0}), "nothing to take"));
}

TEST(NimColumns, TheMiddleOnesOfManyHeapsAreLeftOut) {
  const Texts rows = addition_of(nim_columns(std::vector<std::uint64_t>(100, 6)), 4);
  EXPECT_EQ(rows, (Texts{"6  110", "6  110", "...  (96 more heaps)", "6  110", "6  110", "   ---",
                         "0  000"}));
}

RC_GTEST_PROP(NimColumns, AsManyMovesWinAsHeapsHaveTheTopBitOfTheSum,
              (const std::vector<std::uint64_t>& heaps)) {
  const NimColumns columns = nim_columns(heaps);
  std::size_t count = 0;
  for (const std::uint64_t heap : heaps) count += columns.sum != 0 && (heap ^ columns.sum) < heap;
  RC_ASSERT(columns.winning.size() == count);
  RC_ASSERT((columns.lost() ? count == 0 : count % 2 == 1));
  for (const NimMove& move : columns.winning) {
    RC_ASSERT(move.to < move.from);
    RC_ASSERT((columns.sum ^ move.from ^ move.to) == 0);
  }
  RC_ASSERT(columns.unpaired.size() + 2 * columns.pairs.size() == columns.heaps.size());
}

}  // namespace
}  // namespace summand::heaps
