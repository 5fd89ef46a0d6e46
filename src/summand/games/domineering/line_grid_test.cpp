#include "summand/games/domineering/line_grid.hpp"

#include <gtest/gtest.h>
#include <random>

namespace summand::games::domineering {
namespace {

template <class Word>
class LineGrids : public ::testing::Test {
 protected:
  // Calls visit(lines, the cells, the same on another board) for boards of all sizes.
  template <class Visit>
  static void for_each_board(Visit&& visit) {
    std::mt19937_64 random(1);
    for (int rows = 1; rows <= 12; ++rows) {
      for (int columns = 1; columns <= 12; ++columns) {
        if (!LineGrid<Word>::fits(rows, columns)) continue;
        const LineGrid<Word> lines(rows, columns);
        for (int round = 0; round < 10; ++round) {
          Word cells = 0;
          Cells board(rows, columns);
          for (int cell = 0; cell < rows * columns; ++cell) {
            if (random() % 3 == 0) continue;
            cells |= Word{1} << cell;
            board.add(cell);
          }
          visit(lines, cells, board);
        }
      }
    }
  }
  static Word word(const Cells& board) {
    Word out = 0;
    board.for_each([&](int cell) { out |= Word{1} << cell; });
    return out;
  }
};
using BothWords = ::testing::Types<std::uint64_t, WideWord>;
TYPED_TEST_SUITE(LineGrids, BothWords);

TYPED_TEST(LineGrids, ReflectedBoardsHaveTheSameLeastImage) {
  this->for_each_board([&](const auto& lines, auto cells, const Cells& board) {
    const auto least = lines.least_image(cells);
    bool is_one = false;
    for (const Cells& image :
         {board, board.flip_rows(), board.turned(), board.turned().flip_rows()}) {
      ASSERT_TRUE(lines.least_image(this->word(image)) == least);
      is_one = is_one || this->word(image) == least;
    }
    ASSERT_TRUE(is_one);
  });
}

TYPED_TEST(LineGrids, TheOpponentSeesTheTransposedBoard) {
  this->for_each_board([&](const auto& lines, auto cells, const Cells& board) {
    ASSERT_TRUE(lines.transposed(cells) == this->word(board.transposed()));
    const LineGrid<TypeParam> others(lines.width(), lines.lines());
    for (int line = 0; line + 1 < lines.lines(); ++line) {
      for (int column = 0; column < lines.width(); ++column) {
        ASSERT_TRUE(lines.transposed(lines.domino(line * lines.width() + column)) ==
                    others.opponents_domino(column, line));
      }
    }
  });
}

TYPED_TEST(LineGrids, MovesAreThoseOfTheGame) {
  this->for_each_board([&](const auto& lines, auto cells, const Cells& board) {
    TypeParam moves = 0, usable = 0, safe = cells;
    board.for_each_upright_pair([&](int cell, int other) {
      moves |= TypeParam{1} << cell;
      usable |= TypeParam{1} << cell | TypeParam{1} << other;
    });
    board.for_each_lying_pair([&](int cell, int other) {
      const TypeParam both = TypeParam{1} << cell | TypeParam{1} << other;
      usable |= both;
      safe &= ~both;
    });
    ASSERT_TRUE(lines.moves(cells) == moves);
    ASSERT_TRUE(lines.without_lone_cells(cells) == usable);
    ASSERT_TRUE(lines.safe(cells) == safe);
  });
}

TYPED_TEST(LineGrids, PartsAreThoseOfTheBoard) {
  this->for_each_board([&](const auto& lines, auto cells, const Cells& board) {
    TypeParam upright = 0, lying = 0;
    for (TypeParam rest = cells; rest != 0;) {
      const TypeParam part = lines.first_part(rest);
      const Cells its = board.connected_to(first_cell(rest));
      ASSERT_TRUE(part == this->word(its));
      if (its.count() == 2) (its.upright_pairs() == 1 ? upright : lying) |= part;
      const TypeParam moved = lines.moved_up(part);
      ASSERT_EQ(lines.height(moved), its.box().rows);
      ASSERT_EQ(count_cells(moved), its.count());
      ASSERT_NE(lines.cut(moved, 0), 0u);
      const Cells::Box box = its.box();
      ASSERT_TRUE(lines.in_corner(part) == part >> (box.top * lines.width() + box.left));
      rest &= ~part;
    }
    const auto lone = lines.lone_dominoes(cells);
    ASSERT_TRUE(lone.players == upright);
    ASSERT_TRUE(lone.opponents == lying);
  });
}

}  // namespace
}  // namespace summand::games::domineering
