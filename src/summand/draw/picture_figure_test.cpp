#include "summand/draw/picture_figure.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

TEST(PictureFigure, CellsOfABoardAreOutlinedAndHolesCrossedOut) {
  const Picture board{
      .rows = 1, .columns = 3, .marks = {{0, 0, "·", Paint::empty}, {0, 2, "█", Paint::blocked}}};
  const Figure figure = figure_of(board, Medium::svg);
  EXPECT_EQ(figure.labels.size(), 0u);
  EXPECT_EQ(figure.lines.size(), 2u + 2u);  // two outlines, one cross
}

TEST(PictureFigure, PiecesAreLabelsInTheColourOfTheirPlayer) {
  const Picture board{
      .rows = 1, .columns = 1, .marks = {{0, 0, "·", Paint::empty}, {0, 0, "●", Paint::left}}};
  const Figure figure = figure_of(board, Medium::tikz);
  ASSERT_EQ(figure.labels.size(), 1u);
  EXPECT_EQ(figure.labels[0].paint, Paint::left);
  EXPECT_EQ(figure.labels[0].tex, "\\bullet");
  EXPECT_EQ(figure.lines.size(), 1u);  // one cell, though it has two marks
}

TEST(PictureFigure, EdgesHangTogether) {
  const Picture graph{
      .rows = 1, .columns = 2, .marks = {{0, 0, "╰", Paint::left}, {0, 1, "╯", Paint::left}}};
  const Figure figure = figure_of(graph, Medium::svg);
  ASSERT_EQ(figure.lines.size(), 4u);
  // The end of the stroke to the right is that of the stroke to the left beside it.
  EXPECT_EQ(figure.lines[1].spots.back(), figure.lines[3].spots.back());
}

TEST(PictureFigure, MarksOutsideThePictureAreLeftOut) {
  const Picture picture{.rows = 1, .columns = 1, .marks = {{3, 0, "x", Paint::plain}}};
  EXPECT_TRUE(figure_of(picture, Medium::svg).labels.empty());
}

}  // namespace
}  // namespace summand
