#include "summand/draw/picture_figure.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace summand {
namespace {

using ::testing::HasSubstr;

TEST(PictureFigure, CellsOfABoardAreOutlinedAndTakenOnesFilled) {
  const Picture board{
      .rows = 1, .columns = 3, .marks = {{0, 0, "·", Paint::empty}, {0, 2, "█", Paint::blocked}}};
  const Figure figure = figure_of(board, Medium::svg);
  EXPECT_EQ(figure.labels.size(), 0u);
  ASSERT_EQ(figure.lines.size(), 2u + 1u);  // two outlines, one block
  EXPECT_FALSE(figure.lines[0].filled);
  EXPECT_TRUE(figure.lines[2].filled);
  EXPECT_EQ(figure.lines[2].stroke.paint, Paint::blocked);
  EXPECT_THAT(draw(figure, Medium::svg), HasSubstr("<path class=\"blocked\" fill=\"#676a71\""));
  EXPECT_THAT(draw(figure, Medium::tikz), HasSubstr("\\fill[blocked ink]"));
}

TEST(PictureFigure, PiecesAreDiscsAndRingsInTheColourOfTheirPlayer) {
  const Picture board{
      .rows = 1,
      .columns = 3,
      .marks = {{0, 0, "·", Paint::empty}, {0, 0, "●", Paint::left}, {0, 2, "○", Paint::right}}};
  const Figure figure = figure_of(board, Medium::tikz);
  ASSERT_EQ(figure.dots.size(), 2u);
  EXPECT_EQ(figure.dots[0].paint, Paint::left);
  EXPECT_FALSE(figure.dots[0].open);
  EXPECT_EQ(figure.dots[1].paint, Paint::right);
  EXPECT_TRUE(figure.dots[1].open);
  EXPECT_EQ(figure.lines.size(), 2u);  // two cells, although one of them has two marks
}

TEST(PictureFigure, LettersStandForThePiecesOfChessInTex) {
  const Picture board{.rows = 1, .columns = 1, .marks = {{0, 0, "♞", Paint::either}}};
  EXPECT_EQ(figure_of(board, Medium::tikz).labels.at(0).tex, "\\mathsf{N}");
  EXPECT_EQ(figure_of(board, Medium::svg).labels.at(0).tex, "");
}

TEST(PictureFigure, EdgesReachTheirVerticesAndTheGround) {
  const Picture graph{
      .rows = 3,
      .columns = 1,
      .marks = {{0, 0, "○", Paint::empty}, {1, 0, "│", Paint::left}, {2, 0, "═", Paint::ground}}};
  const Figure figure = figure_of(graph, Medium::svg);
  ASSERT_EQ(figure.lines.size(), 4u);
  EXPECT_EQ(figure.lines[0].spots.back(), figure.dots.at(0).at);
  EXPECT_EQ(figure.lines[1].spots.back(), figure.lines[2].spots.front());
}

TEST(PictureFigure, EachLineKeepsItsColourAtAMeetingPoint) {
  const Picture cake{
      .rows = 1,
      .columns = 3,
      .marks = {{0, 0, "─", Paint::right}, {0, 1, "┼", Paint::plain}, {0, 2, "─", Paint::right}}};
  for (const Line& line : figure_of(cake, Medium::svg).lines) {
    const bool is_level = line.spots[0].y == line.spots[1].y;
    EXPECT_EQ(line.stroke.paint, is_level ? Paint::right : Paint::plain);
  }
}

TEST(PictureFigure, StrokesOfAnEdgeAreConnected) {
  const Picture graph{
      .rows = 1, .columns = 2, .marks = {{0, 0, "╰", Paint::left}, {0, 1, "╯", Paint::left}}};
  const Figure figure = figure_of(graph, Medium::svg);
  ASSERT_EQ(figure.lines.size(), 4u);
  // The end of the stroke to the right is the end of the stroke from its right neighbour.
  EXPECT_EQ(figure.lines[1].spots.back(), figure.lines[3].spots.back());
}

TEST(PictureFigure, MarksOutsideThePictureAreLeftOut) {
  const Picture picture{.rows = 1, .columns = 1, .marks = {{3, 0, "x", Paint::plain}}};
  EXPECT_TRUE(figure_of(picture, Medium::svg).labels.empty());
}

}  // namespace
}  // namespace summand
