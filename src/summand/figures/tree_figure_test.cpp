#include "summand/figures/tree_figure.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string_view>

#include "summand/base/budget.hpp"
#include "summand/figures/drawing_test_support.hpp"
#include "summand/testing/short_forms.hpp"

namespace summand {
namespace {

using testing::value_from_text;

class TreeFigure : public ::testing::Test {
 protected:
  std::string text(const char* game, TreeExtent extent = {}) {
    const Value g = value_from_text(store, game);
    return draw(tree_figure(store, g, Medium::text, extent), Medium::text);
  }
  LiteralGame braces(const char* left, const char* right) {
    LiteralGame out;
    out.nodes.push_back({.value = value_from_text(store, left), .left = {}, .right = {}});
    out.nodes.push_back({.value = value_from_text(store, right), .left = {}, .right = {}});
    out.nodes.push_back({.value = {}, .left = {0}, .right = {1}});
    return out;
  }

  ValueStore store;
};

TEST_F(TreeFigure, InTextIsSlanted) {
  EXPECT_EQ(text("{{5|1}|{0|-2}}"), drawing(R"(
{5|1||0|-2}
    _●_
   ╱   ╲
  ●     ●
 ╱ ╲   ╱ ╲
5   1 0   -2
)"));
}

TEST_F(TreeFigure, InTextSpreadsManyOptions) {
  EXPECT_EQ(text("^*2"), drawing(R"(
       ↑*2
    ____●____
   ╱         ╲
  0 __________*3_________
   ╱  ╱    ╱     ╲  ╲    ╲
  *  0  __*2_     *  0  __*2_
 ╱ ╲   ╱ ╱ ╲ ╲   ╱ ╲   ╱ ╱ ╲ ╲
0   0 * 0   * 0 0   0 * 0   * 0
     ╱ ╲   ╱ ╲       ╱ ╲   ╱ ╲
    0   0 0   0     0   0 0   0
)"));
}

TEST_F(TreeFigure, EndsWithDotsIfItIsCut) {
  EXPECT_EQ(text("^*2", {.depth = 2}), drawing(R"(
  ↑*2
  _●_
 ╱   ╲
0 ____*3___
 ╱ ╱ ╱ ╲ ╲ ╲
* 0 *2  * 0 *2
⋮   ⋮   ⋮   ⋮
)"));
}

TEST_F(TreeFigure, OfAGameWithoutOptionsIsItsName) { EXPECT_EQ(text("0"), "0\n"); }

TEST_F(TreeFigure, InTextSaysWhichOptionsTheCanonicalFormDoesWithout) {
  EXPECT_EQ(draw(tree_figure(store, braces("^", "v"), Medium::text), Medium::text), drawing(R"(
       *
    ╌╌╌●╌╌╌
   ⋰       ⋱
  ↑         ↓
 ╱ ╲       ╱ ╲
0   *     *   0
   ╱ ╲   ╱ ╲
  0   0 0   0

Left's option ↑ is reversible through * and bypassed to 0
Right's option ↓ is reversible through * and bypassed to 0
)"));
}

// {-1|1}: both options are reversible through 0, which has no options to replace them.
TEST_F(TreeFigure, SaysThatAnOptionHasNoReplacement) {
  const std::string drawn = draw(tree_figure(store, braces("-1", "1"), Medium::text), Medium::text);
  EXPECT_TRUE(
      drawn.contains("Left's option -1 is reversible through 0 and leaves nothing in its place\n"));
}

std::ptrdiff_t lines(const Figure& figure, Paint paint, Dash dash, bool arrow) {
  return std::ranges::count_if(figure.lines, [&](const Line& line) {
    return line.stroke.paint == paint && line.stroke.dash == dash && line.stroke.arrow == arrow;
  });
}

TEST_F(TreeFigure, OnPaperHasGreyDashesAndArrowsForReversibleOptions) {
  const Figure drawn = tree_figure(store, braces("^", "v"), Medium::svg);
  EXPECT_EQ(lines(drawn, Paint::faint, Dash::dashed, false), 2);
  EXPECT_EQ(lines(drawn, Paint::left, Dash::dashed, true), 1);
  EXPECT_EQ(lines(drawn, Paint::right, Dash::dashed, true), 1);
  // Everything else is grey, too.
  EXPECT_EQ(lines(drawn, Paint::left, Dash::solid, false), 0);
  EXPECT_EQ(std::ranges::count(drawn.dots, Paint::plain, &Dot::paint), 3);
}

// The answer to ^ is *, to the right. The replacement of ^ is its Left option 0.
TEST_F(TreeFigure, OnPaperArrowsStayBesideTheEdges) {
  const Figure drawn = tree_figure(store, braces("^", "v"), Medium::svg);
  const auto arrow = std::ranges::find_if(drawn.lines, [](const Line& line) {
    return line.stroke.arrow && line.stroke.paint == Paint::left;
  });
  ASSERT_NE(arrow, drawn.lines.end());
  // The dots are in the order of levels: the root, ^ and v, the options of ^, ...
  const Spot root = drawn.dots[0].at, option = drawn.dots[1].at, answer = drawn.dots[4].at;
  EXPECT_EQ(arrow->spots.front(), root);
  for (const Spot& spot : arrow->spots) {
    EXPECT_GT(spot.x, option.x);
    EXPECT_LE(spot.x, root.x);
    // Only the tree of ^ is to the left of the edge from the root to ^, and the tree of v is to its
    // right.
    if (spot.y < option.y) {
      const int edge = root.x + (option.x - root.x) * (spot.y - root.y) / (option.y - root.y);
      EXPECT_LE(std::abs(spot.x - edge), 150);
    }
    EXPECT_TRUE(spot.y <= answer.y || spot.x < answer.x);
  }
}

// Some words in each line, and the tree centred above them.
TEST_F(TreeFigure, NotesAreBrokenIntoLinesIfTheTreeIsNarrow) {
  const Figure drawn = tree_figure(store, braces("^", "v"), Medium::svg);
  EXPECT_LT(drawn.width, 4'600);
  std::string words;
  int lines = 0;
  for (const Label& label : drawn.labels) {
    if (label.side != Side::right) continue;
    words += label.text + " ";
    lines += label.text.contains(' ') ? 1 : 0;
  }
  EXPECT_TRUE(words.contains("Left's option ↑ is reversible through * and bypassed to 0 "));
  EXPECT_LE(lines, 4);
  int left = drawn.width, right = 0;
  for (const Dot& dot : drawn.dots) {
    left = std::min(left, dot.at.x);
    right = std::max(right, dot.at.x);
  }
  EXPECT_LE(std::abs(left - (drawn.width - right)), 200);
}

TEST_F(TreeFigure, OnPaperHasDottedLinesForDominatedOptions) {
  LiteralGame game = braces("1", "0");
  game.nodes.back() = {.value = value_from_text(store, "3"), .left = {}, .right = {}};
  game.nodes.push_back({.value = {}, .left = {0, 2}, .right = {1}});
  const Figure drawn = tree_figure(store, game, Medium::svg);
  EXPECT_EQ(lines(drawn, Paint::faint, Dash::dotted, false), 1);
  EXPECT_EQ(lines(drawn, Paint::left, Dash::solid, false), 1);
  EXPECT_EQ(lines(drawn, Paint::right, Dash::solid, false), 1);
}

TEST_F(TreeFigure, PutsLeftToTheLeftAndRightToTheRight) {
  const Figure drawn = tree_figure(store, value_from_text(store, "{2,*|*2}"), Medium::tikz);
  for (const Line& line : drawn.lines) {
    const bool left = line.stroke.paint == Paint::left;
    EXPECT_TRUE(left || line.stroke.paint == Paint::right);
    EXPECT_EQ(left, line.spots[1].x < line.spots[0].x);
    EXPECT_GT(line.spots[1].y, line.spots[0].y);
  }
}

TEST_F(TreeFigure, TooManyNodesReachTheSizeLimit) {
  EXPECT_THROW(tree_figure(store, store.nimber(20), Medium::svg), LimitReached);
}

TEST_F(TreeFigure, ALongGameIsDrawn) {
  const Value g = store.number(1500);
  const Figure drawn = tree_figure(store, g, Medium::svg, {.leaves = Leaves::zero});
  EXPECT_EQ(drawn.dots.size(), 1501u);
}

}  // namespace
}  // namespace summand
