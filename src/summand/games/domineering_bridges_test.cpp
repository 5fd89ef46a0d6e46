// Bridge splitting (Winning Ways ch. 5, "More Domineering Values"): if a square adds nothing to a
// region, it separates the region from the cells beyond it in the same line.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/ruleset/registry.hpp"

namespace summand {
namespace {

struct Bridges : ::testing::Test {
  using Rows = std::vector<std::string>;

  // Sets the cells of a box in the rows of a board, by the bits of a number.
  static void fill(Rows& rows, std::size_t top, std::size_t left, std::size_t height,
                   std::size_t width, unsigned bits) {
    for (std::size_t i = 0; i < height * width; ++i) {
      if (bits >> i & 1) rows[top + i / width][left + i % width] = '.';
    }
  }
  static Rows empty(std::size_t height, std::size_t width) {
    return Rows(height, std::string(width, '#'));
  }

  Value value(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows) text += (text.empty() ? "" : "|") + row;
    return domineering.parse(text)->value(evaluators);
  }

  const AnyRuleset& domineering = *find_ruleset("domineering");
  ValueStore store;
  Evaluators evaluators{store};
};

// A has three columns, the square is beside its last one, and B has two columns beyond the square.
TEST_F(Bridges, SplitInAStraightLine) {
  int cases = 0;
  for (unsigned a = 0; a < 512; ++a) {
    for (std::size_t row = 0; row < 3; ++row) {
      if (!(a >> (row * 3 + 2) & 1)) continue;
      Rows alone = empty(3, 6);
      fill(alone, 0, 0, 3, 3, a);
      Rows with = alone;
      with[row][3] = '.';
      if (value(alone) != value(with)) continue;
      for (unsigned b = 0; b < 64; ++b) {
        if (!(b >> (row * 2) & 1)) continue;
        Rows whole = with, rest = empty(3, 6);
        rest[row][3] = '.';
        fill(whole, 0, 4, 3, 2, b);
        fill(rest, 0, 4, 3, 2, b);
        EXPECT_EQ(value(whole), store.sum(value(alone), value(rest))) << a << " " << b;
        ++cases;
      }
    }
  }
  EXPECT_GT(cases, 1'000);
}

// The same, but B is below the square.
TEST_F(Bridges, NeedNotSplitAroundACorner) {
  int cases = 0, wrong = 0;
  for (unsigned a = 0; a < 64; ++a) {
    if (!(a >> 5 & 1)) continue;
    Rows alone = empty(4, 5);
    fill(alone, 0, 0, 2, 3, a);
    Rows with = alone;
    with[1][3] = '.';
    if (value(alone) != value(with)) continue;
    for (unsigned b = 1; b < 16; b += 2) {
      Rows whole = with, rest = empty(4, 5);
      rest[1][3] = '.';
      fill(whole, 2, 3, 2, 2, b);
      fill(rest, 2, 3, 2, 2, b);
      wrong += value(whole) != store.sum(value(alone), value(rest));
      ++cases;
    }
  }
  EXPECT_GT(wrong, 0);
  EXPECT_LT(wrong, cases);
}

}  // namespace
}  // namespace summand
