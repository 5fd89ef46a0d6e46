#include "summand/games/konane.hpp"

#include <gtest/gtest.h>

#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(SplitsByMoves<Konane> && HasRepresentative<Konane> && HasMirror<Konane> &&
              HasKey<Konane> && HasPicture<Konane> && MakesStarts<Konane>);

TEST(Konane, AStoneMayContinueItsJumpInTheSameDirection) {
  EXPECT_EQ(moves_from<Konane>("xo.o.", Player::left),
            (std::vector<std::string>{"....x", "..xo."}));
  EXPECT_EQ(moves_from<Konane>("xo.o.|.....|..o..|.....", Player::left),
            (std::vector<std::string>{"....x|.....|..o..|.....", "..xo.|.....|..o..|....."}));
  EXPECT_EQ(moves_from<Konane>("xx.o", Player::left), (std::vector<std::string>{}));
  EXPECT_EQ(moves_from<Konane>("xo#", Player::left), (std::vector<std::string>{}));
  EXPECT_EQ(moves_from<Konane>("xo|..", Player::right), (std::vector<std::string>{}));
}

TEST(Konane, TheCellsOfAMoveAreItsLandings) {
  const auto cells = [](std::string_view text, int from, int to) {
    const Konane rules;
    return rules.cells(rules.parse(text).value(), Player::left, {from, to});
  };
  EXPECT_EQ(cells("xo.o.", 0, 2), (std::vector<int>{0, 2}));
  EXPECT_EQ(cells("xo.o.", 0, 4), (std::vector<int>{0, 2, 4}));
  EXPECT_EQ(cells(".x.xo", 4, 0), (std::vector<int>{4, 2, 0}));
  EXPECT_EQ(cells("x.|o.|..|o.|..", 0, 8), (std::vector<int>{0, 4, 8}));
  EXPECT_EQ(cells("..|o.|..|o.|x.", 8, 0), (std::vector<int>{8, 4, 0}));
  EXPECT_EQ(cells("x|o|.", 0, 2), (std::vector<int>{0, 2}));
}

// After one jump of two, the stone is beside the next one, which may then jump over it.
TEST(Konane, SmallValues) {
  EXPECT_TRUE(has_value<Konane>("xo.", "1"));
  EXPECT_TRUE(has_value<Konane>("..xo.", "*"));
  EXPECT_TRUE(has_value<Konane>("xo.o.", "{0,*|}"));
  EXPECT_TRUE(has_value<Konane>("xo#xo.", "1"));
  EXPECT_TRUE(has_value<Konane>(".o.|...|.x.", "0"));
}

TEST(Konane, TheStartLacksTwoStonesInTheMiddle) {
  const auto start = [](std::vector<std::int64_t> sides) {
    return Konane().print(Konane::make({{.what = Dimensions{sides}}}).value().position);
  };
  EXPECT_EQ(start({4, 4}), "xoxo|o..x|xoxo|oxox");
  EXPECT_EQ(start({4, 1}), "x|.|.|o");
  EXPECT_EQ(start({1, 1}), ".");
}

}  // namespace
}  // namespace summand::games
