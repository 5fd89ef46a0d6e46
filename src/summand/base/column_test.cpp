#include "summand/base/column.hpp"

#include <cstdint>
#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(Column, ElementsNeverMoveWhileItGrows) {
  Budget budget;
  Column<std::uint64_t> column(budget, 10'000'000, "numbers");
  column.push_back(7);
  const std::uint64_t* first = &column[0];
  for (std::uint64_t i = 1; i < 1'000'000; ++i) column.push_back(i * i);
  EXPECT_EQ(&column[0], first);
  EXPECT_EQ(*first, 7u);
  EXPECT_EQ(column.size(), 1'000'000u);
  for (std::uint64_t i = 1; i < 1'000'000; i += 997) ASSERT_EQ(column[i], i * i);
}

TEST(Column, RoomIsZeroedAndBecomesPartOfTheColumnByAppending) {
  Budget budget;
  Column<int> column(budget, 1000, "numbers");
  int* room = column.room(3);
  EXPECT_EQ(room[2], 0);
  room[0] = 1;
  room[1] = 2;
  EXPECT_EQ(column.size(), 0u);
  column.append(2);
  EXPECT_EQ(column.size(), 2u);
  EXPECT_EQ(column[1], 2);
}

TEST(Column, ChargesLittleMoreThanItHolds) {
  Budget budget;
  {
    Column<std::uint64_t> column(budget, 10'000'000, "numbers");
    EXPECT_EQ(budget.charged(), 0u);
    for (std::uint64_t i = 0; i < 100'000; ++i) column.push_back(i);
    EXPECT_GE(budget.charged(), 800'000u);
    EXPECT_LE(budget.charged(), 910'000u);
  }
  EXPECT_EQ(budget.charged(), 0u);
}

TEST(Column, TheMemoryLimitLeavesItUnchanged) {
  Budget budget(Budget::Limits{.memory = 100'000});
  Column<std::uint64_t> column(budget, 10'000'000, "numbers");
  std::uint64_t pushed = 0;
  EXPECT_THROW(
      while (true) {
        column.push_back(pushed);
        ++pushed;
      },
      LimitReached);
  EXPECT_EQ(column.size(), pushed);
  EXPECT_GT(pushed, 10'000u);
  EXPECT_LE(budget.charged(), 100'000u);
  for (std::uint64_t i = 0; i < pushed; ++i) ASSERT_EQ(column[i], i);
}

TEST(Column, MoreElementsThanThereMayBeAreASizeLimit) {
  Budget budget;
  Column<int> column(budget, 10, "pebbles");
  for (int i = 0; i < 10; ++i) column.push_back(i);
  try {
    column.push_back(10);
    FAIL() << "the eleventh of ten";
  } catch (const LimitReached& reached) {
    EXPECT_EQ(reached.limit, Limit::size);
    EXPECT_EQ(reached.message, "too many pebbles");
  }
  EXPECT_EQ(column.size(), 10u);
  EXPECT_EQ(column[9], 9);
}

}  // namespace
}  // namespace summand
