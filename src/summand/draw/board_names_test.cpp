#include "summand/draw/board_names.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "summand/draw/picture_figure.hpp"
#include "summand/draw/text.hpp"

namespace summand {
namespace {

using Rows = std::vector<std::string>;

Picture board_of(int rows, int columns) {
  Picture out{.rows = rows, .columns = 2 * columns - 1, .marks = {}};
  for (int i = 0; i < rows * columns; ++i) {
    out.marks.push_back({i / columns, 2 * (i % columns), "·", Paint::empty});
  }
  return out;
}

TEST(BoardNames, StandAboveAndBesideABoard) {
  const Picture named =
      with_names(board_of(2, 3), {.rows = {"1", "2"}, .columns = {"a", "b", "c"}});
  EXPECT_EQ(rows_of(named), (Rows{"  a b c", "1 · · ·", "2 · · ·"}));
}

TEST(BoardNames, OfColumnsAloneNeedNoMargin) {
  EXPECT_EQ(rows_of(with_names(board_of(1, 2), {.rows = {}, .columns = {"1", "2"}})),
            (Rows{"1 2", "· ·"}));
}

TEST(BoardNames, AreLeftOutWhereTheyWouldTouch) {
  const BoardNames names{.rows = {}, .columns = {"9", "10", "11"}};
  EXPECT_EQ(rows_of(with_names(board_of(1, 3), names)), (Rows{"9 10", "· · ·"}));
}

TEST(BoardNames, KeepCellsInEvenColumns) {
  const BoardNames names{.rows = {"9", "10"}, .columns = {"a"}};
  const Picture named = with_names(board_of(2, 1), names);
  EXPECT_EQ(rows_of(named), (Rows{"    a", " 9  ·", "10  ·"}));
}

TEST(BoardNames, OnPaperStandAtTheMiddlesOfTheirCells) {
  const Picture board = board_of(2, 2);
  const Figure plain = figure_of(board, Medium::svg);
  const Figure named = with_names(plain, BoardNames{.rows = {"1", "2"}, .columns = {"a", "b"}});
  ASSERT_EQ(named.labels.size(), 4u);
  EXPECT_GT(named.width, plain.width);
  EXPECT_GT(named.height, plain.height);
  // The outline of the cell in the second row and column is the last line.
  const auto [left, right] = std::ranges::minmax(named.lines.back().spots, {}, &Spot::x);
  const auto [top, bottom] = std::ranges::minmax(named.lines.back().spots, {}, &Spot::y);
  EXPECT_EQ(named.labels[1].at.x, (left.x + right.x) / 2);
  EXPECT_EQ(named.labels[3].at.y, (top.y + bottom.y) / 2);
  EXPECT_LT(named.labels[3].at.x, left.x);
}

}  // namespace
}  // namespace summand
