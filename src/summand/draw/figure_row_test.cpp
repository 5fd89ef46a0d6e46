#include "summand/draw/figure_row.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

Figure dot(int width, int height) {
  return {.width = width, .height = height, .dots = {{{width / 2, height / 2}}}};
}

TEST(FigureRow, PutsFiguresSideBySideWithTheirMiddlesAtOneHeight) {
  const Figure row = in_a_row({{false, dot(100, 200)}, {true, dot(300, 400)}});
  EXPECT_EQ(row.height, 400);
  EXPECT_EQ(row.width, 100 + 120 + 300);
  ASSERT_EQ(row.dots.size(), 2u);
  EXPECT_EQ(row.dots[0].at, (Spot{50, 200}));
  EXPECT_EQ(row.dots[1].at, (Spot{220 + 150, 200}));
  ASSERT_EQ(row.labels.size(), 1u);
  EXPECT_EQ(row.labels[0].text, "-");
}

TEST(FigureRow, LeavesASingleFigureAsItIs) {
  EXPECT_EQ(in_a_row({{false, dot(100, 200)}}), dot(100, 200));
  EXPECT_EQ(in_a_row({{true, dot(100, 200)}}).labels.size(), 1u);
}

}  // namespace
}  // namespace summand
