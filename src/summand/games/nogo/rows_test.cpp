#include "summand/games/nogo/rows.hpp"

#include <algorithm>
#include <cstddef>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace summand::games::nogo {
namespace {

// Calls visit(position) for all legal rows of up to `most` cells.
template <class Visit>
void for_each_row(std::size_t most, Visit&& visit) {
  for (std::size_t size = 1; size <= most; ++size) {
    std::string text(size, '.');
    for (std::size_t i = 0; i < size;) {
      if (const auto position = Position::parse(text)) visit(*position);
      for (i = 0; i < size; ++i) {
        const std::size_t next = kLetters.find(text[i]) + 1;
        text[i] = kLetters[next % kLetters.size()];
        if (next < kLetters.size()) break;
      }
    }
  }
}

Position column_of(const Position& row) {
  return row.changed([](const Cells& cells) { return cells.transposed(); });
}
Position row_of(std::string_view text) { return Position::parse(text).value(); }
std::string least(std::string_view text) { return least_of_symmetries(row_of(text)).print(); }

std::vector<std::string> parts_of(const Position& position) {
  std::vector<std::string> out;
  for (const Position& part : parts(position)) out.push_back(least_of_symmetries(part).print());
  std::ranges::sort(out);
  return out;
}

// A column goes the general way, by walks over its groups.
TEST(NogoRows, HaveTheMovesAndPartsOfColumns) {
  std::size_t rows = 0, fall_apart = 0;
  for_each_row(7, [&](const Position& row) {
    const Position column = column_of(row);
    ASSERT_TRUE(Row::holds(row) && (row.size() == 1 || !Row::holds(column)));
    for (const Player player : {Player::left, Player::right}) {
      EXPECT_EQ(legal_cells(row, player), legal_cells(column, player).transposed()) << row.print();
    }
    EXPECT_EQ(parts_of(row), parts_of(column)) << row.print();
    ++rows;
    fall_apart += parts_of(row).size() > 1;
  });
  EXPECT_GT(rows, 100'000u);
  EXPECT_GT(fall_apart, 1'000u);
}

TEST(NogoRows, AGroupActsAtItsEndsOnly) {
  EXPECT_EQ(least("..xx.o"), least("..x.o"));
  EXPECT_EQ(least("xxx..oo"), least("oo..xxx"));
  EXPECT_EQ(least("..x<"), least("..<x"));
  EXPECT_EQ(least(".|.|x|x"), least("..x"));
  EXPECT_NE(least("x..x"), least("x.x"));
  EXPECT_NE(least("x..x"), least("x..o"));
  EXPECT_NE(least("..xx"), least("..<"));
}

TEST(NogoRows, PartsAreTheirOwnRepresentatives) {
  for_each_row(6, [&](const Position& row) {
    for (const Position& part : parts(row)) EXPECT_EQ(least_of_symmetries(part), part);
  });
}

TEST(NogoRows, LongRowsUseTheWholeWord) {
  const std::string text = std::string(31, '.') + "xo" + std::string(31, '.');
  ASSERT_EQ(text.size(), 64u);
  EXPECT_EQ(legal_cells(row_of(text), Player::left).count(), 61);
  EXPECT_EQ(parts(row_of(text)).size(), 2u);
  EXPECT_EQ(parts_of(row_of(text)), parts_of(column_of(row_of(text))));
  EXPECT_EQ(parts_of(row_of("." + text)), parts_of(column_of(row_of("." + text))));
}

}  // namespace
}  // namespace summand::games::nogo
