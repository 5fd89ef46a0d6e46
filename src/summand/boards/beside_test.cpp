#include "summand/boards/beside.hpp"

#include <cstdlib>
#include <gtest/gtest.h>

namespace summand {
namespace {

// Cells whose rows and columns differ by 1 in all.
bool touch(const Cells& board, int a, int b) {
  const int columns = board.columns();
  return std::abs(a / columns - b / columns) + std::abs(a % columns - b % columns) == 1;
}

Cells beside_by_pairs(const Cells& cells) {
  Cells out(cells.rows(), cells.columns());
  for (int i = 0; i < cells.size(); ++i) {
    cells.for_each([&](int member) {
      if (touch(cells, i, member)) out.add(i);
    });
  }
  return out;
}

TEST(Beside, AgreesWithPairsOnAllSmallBoards) {
  Cells::for_each_fill(3, 4, [](const Cells& cells) {
    EXPECT_EQ(beside(cells), beside_by_pairs(cells)) << cells.print('x', '.');
  });
}

// One word, exactly one word, and many words; rows as long as a word.
TEST(Beside, AgreesWithPairsOnBoardsOfAllSizes) {
  const struct {
    int rows, columns;
  } sizes[] = {{1, 64}, {64, 1}, {8, 8}, {4, 16}, {7, 9}, {1, 65}, {10, 13}, {20, 20}};
  for (const auto& [rows, columns] : sizes) {
    Cells cells(rows, columns);
    for (int i = 0; i < cells.size(); ++i) {
      if (i * 7 % 11 < 3) cells.add(i);
    }
    EXPECT_EQ(beside(cells), beside_by_pairs(cells)) << rows << "x" << columns;
    cells = Cells::full(rows, columns);
    EXPECT_EQ(beside(cells), beside_by_pairs(cells)) << rows << "x" << columns;
  }
}

// The members of a step, by rows and columns.
Cells step_by_cells(const Cells& cells, Direction direction) {
  Cells out(cells.rows(), cells.columns());
  const int columns = cells.columns();
  const int down = direction == Direction::up ? -1 : direction == Direction::down ? 1 : 0;
  const int across = direction == Direction::left ? -1 : direction == Direction::right ? 1 : 0;
  cells.for_each([&](int cell) {
    const int row = cell / columns + down, column = cell % columns + across;
    if (row < 0 || row >= cells.rows() || column < 0 || column >= columns) return;
    out.add(row * columns + column);
  });
  return out;
}

TEST(Step, AgreesWithRowsAndColumns) {
  const auto expect_to_agree = [](const Cells& cells) {
    for (const Direction direction : kAllDirections) {
      ASSERT_EQ(step(cells, direction), step_by_cells(cells, direction)) << cells.print('x', '.');
      // There and back again, cells at the edge are lost.
      ASSERT_EQ(step(step(cells, direction), opposite(direction)).without(cells).count(), 0);
    }
  };
  Cells::for_each_fill(3, 4, expect_to_agree);
  const struct {
    int rows, columns;
  } sizes[] = {{1, 64}, {64, 1}, {8, 8}, {7, 9}, {1, 65}, {10, 13}};
  for (const auto& [rows, columns] : sizes) {
    Cells cells(rows, columns);
    for (int i = 0; i < cells.size(); ++i) {
      if (i * 7 % 11 < 3) cells.add(i);
    }
    expect_to_agree(cells);
    expect_to_agree(Cells::full(rows, columns));
  }
}

TEST(Beside, NothingIsBesideNothing) { EXPECT_TRUE(beside(Cells(3, 4)).empty()); }

}  // namespace
}  // namespace summand
