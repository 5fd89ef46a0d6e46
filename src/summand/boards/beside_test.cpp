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

TEST(Beside, NothingIsBesideNothing) { EXPECT_TRUE(beside(Cells(3, 4)).empty()); }

}  // namespace
}  // namespace summand
