#include "summand/games/king_dirt.hpp"

#include <gtest/gtest.h>
#include <set>

#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;
using summand::testing::parts_from;

static_assert(SplitsIntoParts<KingDirt> && HasRepresentative<KingDirt> && HasMirror<KingDirt> &&
              HasKey<KingDirt> && HasPicture<KingDirt> && MakesStarts<KingDirt> &&
              SplitsByMoves<KingDirt> && NamesCells<KingDirt>);

TEST(KingDirt, AStoneMovesLikeAKingAndLeavesDirt) {
  EXPECT_EQ(moves_from<KingDirt>("x.|..|..", Player::left),
            (std::vector<std::string>{"#.|.x|..", "#.|x.|..", "#x|..|.."}));
  EXPECT_EQ(moves_from<KingDirt>("x#.|o..", Player::right), (std::vector<std::string>{"x#.|#o."}));
  EXPECT_TRUE(moves_from<KingDirt>("xo.", Player::left).empty());
}

TEST(KingDirt, StonesInHandComeFirst) {
  EXPECT_EQ(moves_from<KingDirt>("x..;2,1", Player::left),
            (std::vector<std::string>{"x.x;1,1", "xx.;1,1"}));
  EXPECT_EQ(moves_from<KingDirt>("x..;0,1", Player::left), (std::vector<std::string>{"#x.;0,1"}));
  EXPECT_EQ(moves_from<KingDirt>("o..;0,1", Player::right),
            (std::vector<std::string>{"o.o", "oo."}));
}

TEST(KingDirt, WithAQuestionMarkAPlayerMayMoveBeforeHisHandIsEmpty) {
  EXPECT_EQ(moves_from<KingDirt>("x..;1,0?", Player::left),
            (std::vector<std::string>{"#x.;1,0?", "x.x;0,0?", "xx.;0,0?"}));
}

// By hand: a single stone beside a free cell has one move; two cells in a row are two moves; a free
// cell between two stones is taken by one of them.
TEST(KingDirt, SmallValues) {
  EXPECT_TRUE(has_value<KingDirt>("x.", "1"));
  EXPECT_TRUE(has_value<KingDirt>("o..", "-2"));
  EXPECT_TRUE(has_value<KingDirt>("x.o", "*"));
  EXPECT_TRUE(has_value<KingDirt>("x.#.o", "0"));
  EXPECT_TRUE(has_value<KingDirt>("x#|#.", "1"));
  EXPECT_TRUE(has_value<KingDirt>(".;1,0", "1"));
  EXPECT_TRUE(has_value<KingDirt>(".;1,1", "*"));
}

TEST(KingDirt, FallsApartWhereNoStoneCanCross) {
  EXPECT_EQ(parts_from<KingDirt>("x.#.o"), (std::vector<std::string>{"x.", ".o"}));
  EXPECT_EQ(parts_from<KingDirt>("x.o.x"), (std::vector<std::string>{"x.o.x"}));
  EXPECT_EQ(parts_from<KingDirt>("x.#|##."), (std::vector<std::string>{"x.#|##."}));
  EXPECT_EQ(parts_from<KingDirt>(".xo."), (std::vector<std::string>{".x", "o."}));
  EXPECT_EQ(parts_from<KingDirt>("..#.x"), (std::vector<std::string>{".x"}));
  EXPECT_EQ(parts_from<KingDirt>("..#.x;1,0"), (std::vector<std::string>{"..#.x;1,0"}));
}

TEST(KingDirt, ReadsAndPrintsStonesInHand) {
  const KingDirt rules;
  for (const char* const text : {"x..|..o", "...;1,0", "...;0,12?", "x.;0,0?"}) {
    EXPECT_EQ(rules.print(rules.parse(text).value()), text);
  }
  EXPECT_EQ(rules.print(rules.parse("x.;0,0").value()), "x.");
  const struct {
    const char* text;
    std::size_t offset;
  } faults[] = {{"..;1", 4},    {";1,0", 0},     {"..;", 3},    {"..;,1", 3},  {"..;1,", 5},
                {"..;1,1!", 6}, {"..;1,-1", 5},  {".|;1,1", 2}, {".y;1,1", 1}, {"..;1,9999", 5},
                {"..;-0,1", 3}, {"..;1,1??", 7}, {"", 0}};
  for (const auto& [text, offset] : faults) {
    const auto bad = rules.parse(text);
    ASSERT_FALSE(bad) << text;
    EXPECT_EQ(bad.error().offset, offset) << text << ": " << bad.error().message;
  }
}

TEST(KingDirt, StartsWithStonesInHand) {
  const auto one = KingDirt::make({{.what = Dimensions{{2, 3}}}});
  ASSERT_TRUE(one);
  EXPECT_EQ(KingDirt().print(one->position), "...|...;1,1");
  const auto more = KingDirt::make({{.what = Dimensions{{1, 3}}}, {.what = 2}, {.what = 0}});
  ASSERT_TRUE(more);
  EXPECT_EQ(KingDirt().print(more->position), "...;2,0");
  EXPECT_FALSE(KingDirt::make({}));
  EXPECT_FALSE(KingDirt::make({{.what = Dimensions{{1, 3}}}, {.what = 2}, {.what = -1}}));
}

TEST(KingDirt, DifferentPositionsHaveDifferentKeys) {
  std::set<PositionKey> keys;
  std::set<KingDirt::Position> positions;
  const KingDirt rules;
  rules.small_positions([&](const KingDirt::Position& position) {
    keys.insert(rules.key(position).value());
    positions.insert(position);
  });
  EXPECT_EQ(keys.size(), positions.size());
  EXPECT_TRUE(rules.key(rules.parse(std::string(25, '.')).value()));
  EXPECT_FALSE(rules.key(rules.parse(std::string(25, '.') + ";1,0").value()));
}

}  // namespace
}  // namespace summand::games
