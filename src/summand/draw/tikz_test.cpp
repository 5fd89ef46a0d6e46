#include "summand/draw/tikz.hpp"

#include <gtest/gtest.h>

#include "summand/base/budget.hpp"

namespace summand {
namespace {

Figure with(Label label) {
  Figure out{.width = 1000, .height = 500, .title = ""};
  out.labels = {std::move(label)};
  return out;
}

bool has(const Figure& figure, std::string_view text) { return as_tikz(figure).contains(text); }

TEST(Tikz, EscapesTheSpecialCharactersOfTex) {
  EXPECT_TRUE(has(with({.at = {1, 2}, .text = "a_b%&#$~^\\{x|-1}"}),
                  "{a\\_b\\%\\&\\#\\$\\textasciitilde{}\\textasciicircum{}\\textbackslash{}"
                  "\\{x$|$$-$1\\}};"));
  EXPECT_TRUE(has(with({.at = {1, 2}, .text = "↑±½…"}), "{$\\uparrow$$\\pm$$\\tfrac12$\\dots{}};"));
}

TEST(Tikz, PrefersTheTexOfALabel) {
  EXPECT_TRUE(has(with({.at = {1, 2}, .text = "x", .tex = "\\uparrow"}), "{$\\uparrow$};"));
}

TEST(Tikz, SetsFractions) {
  EXPECT_TRUE(has(with({.at = {1, 2}, .text = "-3/16"}), "{$-\\tfrac{3}{16}$};"));
  EXPECT_TRUE(has(with({.at = {1, 2}, .text = "a/16"}), "{a/16};"));
}

TEST(Tikz, AnchorsLabelsAtTheirFarSide) {
  EXPECT_TRUE(has(with({.at = {1, 2}, .text = "x", .side = Side::left}),
                  "\\node[plain ink, anchor=east] at (1,2) {x};"));
  EXPECT_TRUE(has(with({.at = {1, 2}, .text = "x", .level = Level::below, .paint = Paint::faint}),
                  "\\node[faint ink, anchor=north] at (1,2) {x};"));
  EXPECT_TRUE(has(with({.at = {1, 2}, .text = "x"}), "\\node[plain ink] at (1,2) {x};"));
}

TEST(Tikz, DrawsLines) {
  Figure figure{.width = 10, .height = 10, .title = ""};
  figure.lines = {{{{0, 1}, {2, 3}}, {Paint::right, Dash::dotted, Weight::hair, true}},
                  {{{5, 5}}, {}}};
  EXPECT_TRUE(has(figure, "\\draw[right ink, very thin, dotted, ->] (0,1) -- (2,3);\n"));
  EXPECT_FALSE(has(figure, "(5,5)"));
}

TEST(Tikz, DrawsDotsAndRings) {
  Figure figure{.width = 10, .height = 10, .title = ""};
  figure.dots = {{{1, 2}, Paint::left}, {{3, 4}, Paint::plain, 40, true}};
  EXPECT_TRUE(has(figure, "\\fill[left ink] (1,2) circle[radius=2.2bp];\n"));
  EXPECT_TRUE(has(figure,
                  "\\filldraw[plain ink, fill=white, line width=1.2bp] (3,4) "
                  "circle[radius=4.0bp];\n"));
}

// Stacked fractions are a command of amsmath.
TEST(Tikz, NamesThePackagesItNeeds) {
  EXPECT_TRUE(as_tikz({.width = 1, .height = 1, .title = ""})
                  .starts_with("% \\usepackage{tikz,amsmath}\n"));
}

TEST(Tikz, DrawsBroadLinesPale) {
  Figure figure{.width = 10, .height = 10, .title = ""};
  figure.lines = {{{{0, 1}, {0, 3}}, {Paint::left, Dash::solid, Weight::broad}}};
  EXPECT_TRUE(has(figure, "\\draw[left ink, line width=7.5bp, opacity=0.25] (0,1) -- (0,3);\n"));
}

TEST(Tikz, AFigureTooWideForTexReachesTheSizeLimit) {
  EXPECT_THROW(as_tikz({.width = 200'000, .height = 10, .title = ""}), LimitReached);
}

}  // namespace
}  // namespace summand
