#include "summand/games/sheep.hpp"

#include <gtest/gtest.h>
#include <set>

#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::parts_from;

static_assert(SplitsIntoParts<Sheep> && HasRepresentative<Sheep> && HasMirror<Sheep> &&
              HasKey<Sheep> && HasPicture<Sheep> && MakesStarts<Sheep> && SplitsByMoves<Sheep> &&
              NamesCells<Sheep>);

TEST(Sheep, SheepWalkAsFarAsTheyCanAndOneStays) {
  EXPECT_EQ(moves_from<Sheep>("L3 . .", Player::left),
            (std::vector<std::string>{"L1 . L2", "L2 . L1"}));
  EXPECT_EQ(moves_from<Sheep>(". . R2 . L1", Player::right),
            (std::vector<std::string>{". . R1 R1 L1", "R1 . R1 . L1"}));
  EXPECT_TRUE(moves_from<Sheep>("L1 . R2", Player::left).empty());
  EXPECT_TRUE(moves_from<Sheep>("L5 R2 .", Player::left).empty());
}

// Up, right, down and left, and on one of the two diagonals.
TEST(Sheep, ThereAreSixDirections) {
  EXPECT_EQ(moves_from<Sheep>(". . .|. L2 .|. . .", Player::left), (std::vector<std::string>{
                                                                       ". . .|. L1 .|. L1 .",
                                                                       ". . .|. L1 .|L1 . .",
                                                                       ". . .|. L1 L1|. . .",
                                                                       ". . .|L1 L1 .|. . .",
                                                                       ". . L1|. L1 .|. . .",
                                                                       ". L1 .|. L1 .|. . .",
                                                                   }));
}

// By hand. A herd with one free cell beside it moves once. In a row of three, three sheep go to the
// end, and one or two of them come back.
TEST(Sheep, SmallValues) {
  EXPECT_TRUE(has_value<Sheep>("L2 .", "1"));
  EXPECT_TRUE(has_value<Sheep>("L1 .", "0"));
  EXPECT_TRUE(has_value<Sheep>("L2 . R2", "*"));
  EXPECT_TRUE(has_value<Sheep>("L2 . #|# # R3", "1"));
  EXPECT_TRUE(has_value<Sheep>("L3 . .", "2"));
  EXPECT_TRUE(has_value<Sheep>("R9 . .", "-2"));
}

TEST(Sheep, FallsApartAtHerdsThatCannotMove) {
  EXPECT_EQ(parts_from<Sheep>("L2 . R1 . R2"), (std::vector<std::string>{"L2 .", ". R2"}));
  EXPECT_EQ(parts_from<Sheep>("L2 . R3 . L2"), (std::vector<std::string>{"L2 . R3 . L2"}));
  EXPECT_EQ(parts_from<Sheep>(". L2 R2 ."), (std::vector<std::string>{". L2", "R2 ."}));
  EXPECT_EQ(parts_from<Sheep>("# .|L2 #"), (std::vector<std::string>{"# .|L2 #"}));
  EXPECT_EQ(parts_from<Sheep>(". #|# L2"), (std::vector<std::string>{}));
}

// With f free cells, 2^f sheep are as good as more of them.
TEST(Sheep, LargeHerdsAreCutDown) {
  const Sheep rules;
  const auto least = [&](const char* text) {
    return rules.print(rules.representative(rules.parse(text).value()));
  };
  EXPECT_EQ(least(". L9 ."), ". L4 .");
  EXPECT_EQ(least("R5 ."), least(". R2"));
  EXPECT_NE(least(". . L8"), least(". . L3"));
}

TEST(Sheep, SaysWhereTheInputIsWrong) {
  const struct {
    const char* text;
    std::size_t offset;
  } faults[] = {{"", 0},      {"L", 1},  {"L0", 1}, {"L1000", 1}, {"L-2", 1},      {". .|.", 5},
                {". . x", 4}, {"|.", 0}, {".|", 2}, {"4 .", 0},   {". .|. . .", 9}};
  for (const auto& [text, offset] : faults) {
    const auto bad = Sheep().parse(text);
    ASSERT_FALSE(bad) << text;
    EXPECT_EQ(bad.error().offset, offset) << text << ": " << bad.error().message;
  }
  EXPECT_EQ(Sheep().print(Sheep().parse(" L3.  R12|#  . .").value()), "L3 . R12|# . .");
}

TEST(Sheep, StartsWithHerdsInOppositeCorners) {
  const auto start = Sheep::make({{.what = Dimensions{{2, 2}}}, {.what = 5}});
  ASSERT_TRUE(start);
  EXPECT_EQ(Sheep().print(start->position), "L5 .|. R5");
  const auto usual = Sheep::make({{.what = 1}, {.what = 3}});
  ASSERT_TRUE(usual);
  EXPECT_EQ(Sheep().print(usual->position), "L16 . R16");
  EXPECT_FALSE(Sheep::make({{.what = Dimensions{{1, 1}}}}));
  EXPECT_FALSE(Sheep::make({{.what = Dimensions{{2, 2}}}, {.what = 0}}));
}

TEST(Sheep, DifferentPasturesHaveDifferentKeys) {
  std::set<PositionKey> keys;
  std::set<Sheep::Position> positions;
  const Sheep rules;
  rules.small_positions([&](const Sheep::Position& position) {
    keys.insert(rules.key(position).value());
    positions.insert(position);
  });
  for (const char* const text : {". L9 . .", ". L999 . .", "R999 . . #", ". .|L9 .|. ."}) {
    keys.insert(rules.key(rules.parse(text).value()).value());
    positions.insert(rules.parse(text).value());
  }
  EXPECT_EQ(keys.size(), positions.size());
  EXPECT_FALSE(rules.key(Sheep::Position(10, 10)));
}

}  // namespace
}  // namespace summand::games
