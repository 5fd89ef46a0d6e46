#include "summand/rules/letter_board.hpp"

#include <gtest/gtest.h>
#include <random>
#include <utility>

#include "summand/rules/derived/plane_rules.hpp"

namespace summand {
namespace {

LetterBoard random_board(int rows, int columns, std::minstd_rand& random) {
  LetterBoard out(rows, columns);
  const unsigned letters = 1 + random() / 64 % kMostLetters;
  for (int cell = 0; cell < out.size(); ++cell) {
    out.put(cell, static_cast<Letter>(random() / 64 % letters));
  }
  return out;
}

TEST(LetterBoards, HaveTheCellsOfTheirBoxes) {
  std::minstd_rand random(1);
  for (const auto& [rows, columns] :
       {std::pair{1, 1}, {1, 16}, {1, 17}, {1, 40}, {2, 16}, {3, 5}, {4, 8}, {4, 5}, {3, 33}}) {
    const LetterBoard board = random_board(rows, columns, random);
    for (int top = 0; top < rows; ++top) {
      for (int left = 0; left < columns; ++left) {
        for (int height = 1; height <= rows - top; ++height) {
          for (int width = 1; width <= columns - left; ++width) {
            LetterBoard expected(height, width);
            for (int cell = 0; cell < expected.size(); ++cell) {
              const int row = top + cell / width, column = left + cell % width;
              expected.put(cell, board.at(row * columns + column));
            }
            ASSERT_EQ(board.box(top, left, height, width), expected)
                << rows << "x" << columns << ": " << top << " " << left << " " << height << " "
                << width;
          }
        }
      }
    }
  }
}

TEST(LetterBoards, HavePlanesOfTheirLetters) {
  std::minstd_rand random(2);
  for (int columns = 1; columns <= kMostPlaneCells; ++columns) {
    for (int time = 0; time < 20; ++time) {
      const LetterBoard board = random_board(1, columns, random);
      LetterPlanes expected{};
      for (int cell = 0; cell < columns; ++cell) expected[board.at(cell)] |= CellPlane{1} << cell;
      EXPECT_EQ(LetterPlanes(board), expected) << columns;
    }
  }
  EXPECT_EQ(LetterPlanes(LetterBoard()), LetterPlanes{});
}

TEST(LetterBoards, GetALetterOutsideOfSomeCells) {
  std::minstd_rand random(3);
  for (int columns = 1; columns <= kMostPlaneCells; ++columns) {
    const LetterBoard board = random_board(1, columns, random);
    const CellPlane cells = CellPlane{random()} << 33 ^ random();
    const auto letter = static_cast<Letter>(random() / 64 % kMostLetters);
    LetterBoard expected = board, found = board;
    for (int cell = 0; cell < columns; ++cell) {
      if ((cells >> cell & 1) == 0) expected.put(cell, letter);
    }
    found.put_outside(cells, letter);
    EXPECT_EQ(found, expected) << columns;
  }
}

TEST(LetterBoards, AreValuesOfAnySize) {
  for (const int columns : {1, 32, 33, 100}) {
    LetterBoard board(1, columns);
    board.put(columns - 1, 3);
    const LetterBoard copy = board;
    LetterBoard assigned;
    assigned = board;
    board.put(columns - 1, 4);
    EXPECT_EQ(copy.at(columns - 1), 3);
    EXPECT_EQ(assigned, copy);
    EXPECT_NE(board, copy);
    EXPECT_LT(copy, board);
    EXPECT_EQ(hash_value(assigned), hash_value(copy));
    const LetterBoard moved = std::move(assigned);
    EXPECT_EQ(moved, copy);
  }
  EXPECT_LT(LetterBoard(1, 40), LetterBoard(2, 3));
}

}  // namespace
}  // namespace summand
