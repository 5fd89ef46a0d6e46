#include "summand/heaps/subtraction_table.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "summand/heaps/naive.hpp"
#include "summand/heaps/names.hpp"

namespace summand::heaps {
namespace {

TEST(SubtractionTable, HasARowForEverySet) {
  const auto rows = subtraction_table(7);
  ASSERT_EQ(rows.size(), 127u);
  EXPECT_EQ(rows.front().set, std::vector<std::uint64_t>{1});
  EXPECT_EQ(rows.back().set.size(), 7u);
  const auto at =
      std::ranges::find(rows, std::vector<std::uint64_t>{2, 4, 7}, &SubtractionRow::set);
  ASSERT_NE(at, rows.end());
  EXPECT_EQ(at->period, (Period{8, 3, 0}));
  EXPECT_EQ(at->values, (std::vector<std::uint32_t>{0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2}));
}

TEST(SubtractionTable, ExtrasAreExactlyTheNumbersThatChangeNothing) {
  for (const SubtractionRow& row : subtraction_table(5, 12)) {
    const auto values = naive_nim_sequence(subtraction_game(row.set).value(), 150);
    for (std::uint64_t x = 1; x <= 12; ++x) {
      if (std::ranges::binary_search(row.set, x)) continue;
      auto more = row.set;
      more.push_back(x);
      const bool same = naive_nim_sequence(subtraction_game(more).value(), 150) == values;
      EXPECT_EQ(std::ranges::binary_search(row.extras, x), same) << row.set.front() << " " << x;
    }
  }
}

}  // namespace
}  // namespace summand::heaps
