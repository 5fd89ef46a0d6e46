#include "summand/suites/mcgs_numbers.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

namespace summand {
namespace {

std::uint64_t mex(const std::vector<std::uint64_t>& nimbers) {
  std::uint64_t out = 0;
  while (std::ranges::find(nimbers, out) != nimbers.end()) ++out;
  return out;
}

// n ups and a star, by the moves of both players.
std::uint64_t by_moves(int ups, bool star) {
  if (ups == 0) return mex(star ? std::vector<std::uint64_t>{0} : std::vector<std::uint64_t>{});
  const int nearer = ups > 0 ? ups - 1 : ups + 1;
  std::vector<std::uint64_t> options{0, by_moves(nearer, !star)};
  if ((ups == 1 || ups == -1) && star) options.push_back(by_moves(0, true));
  return mex(options);
}

TEST(McgsNumbers, UpsHaveTheNimbersOfTheirMoves) {
  for (int ups = -20; ups <= 20; ++ups) {
    for (const bool star : {false, true}) {
      EXPECT_EQ(impartial_nimber(ups, star), by_moves(ups, star)) << ups << (star ? "*" : "");
    }
  }
}

// 1/2: to 0 and to 1, which is * in the impartial version. 1/4: to 0 and to 1/2.
TEST(McgsNumbers, FractionsHaveTheNimbersOfTheirMoves) {
  EXPECT_EQ(impartial_nimber({1, 2}), 2U);
  EXPECT_EQ(impartial_nimber({1, 4}), 1U);
  EXPECT_EQ(impartial_nimber({3, 4}), 0U);
  EXPECT_EQ(impartial_nimber({3, 8}), 0U);
  EXPECT_EQ(impartial_nimber({5, 1}), 1U);
  EXPECT_EQ(impartial_nimber({-4, 1}), 0U);
  EXPECT_LE(impartial_nimber({1, std::int64_t{1} << 30}), 2U);
}

TEST(McgsNumbers, ASwitchOfEqualNumbersStaysASwitch) {
  EXPECT_EQ(mcgs_switch("0 2", true), "*");  // both moves lead to 0
  EXPECT_EQ(mcgs_switch("1/2, 0", true), "*");
  EXPECT_EQ(mcgs_switch("1/2, 1", true), "0");
}

TEST(McgsNumbers, ReadsTheWallsOfAThermograph) {
  const auto walls = mcgs_walls(" L: (2, -1) (3/4,5/4)\nR: ( -1 , -1 )");
  ASSERT_TRUE(walls.has_value());
  ASSERT_EQ(walls->left.size(), 2U);
  EXPECT_EQ(walls->left[1].value.top, 3);
  EXPECT_EQ(walls->left[1].tax.bottom, 4);
  ASSERT_EQ(walls->right.size(), 1U);
  EXPECT_EQ(walls->right[0].value.top, -1);
}

TEST(McgsNumbers, SaysWhereAWallIsWrong) {
  EXPECT_EQ(mcgs_walls("L: (1, 0) R: (1, -1)").error(),
            (Error{"the tax of the first point of a wall is -1", 3}));
  EXPECT_EQ(mcgs_walls("L: (1, -1) (0, -1) R: (1, -1)").error(),
            (Error{"the taxes of a wall rise from point to point", 11}));
  EXPECT_EQ(mcgs_walls("L: (1, -1)").error(), (Error{"'R' is expected at the end", 10}));
}

}  // namespace
}  // namespace summand
