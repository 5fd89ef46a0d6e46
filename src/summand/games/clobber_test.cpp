#include "summand/games/clobber.hpp"

#include <gtest/gtest.h>
#include <set>

#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(SplitsIntoParts<Clobber> && HasRepresentative<Clobber> && HasMirror<Clobber> &&
              HasKey<Clobber> && CountsMoves<Clobber> && HasPicture<Clobber> &&
              MakesStarts<Clobber> && HasImpartialTheorem<Clobber> && SearchesBoards<Clobber> &&
              Learns<Clobber>);

TEST(Clobber, AStoneMovesOnlyOntoANeighbourOfTheOtherColour) {
  EXPECT_EQ(moves_from<Clobber>("xo.|.ox", Player::left),
            (std::vector<std::string>{".x.|.ox", "xo.|.x."}));
  EXPECT_EQ(moves_from<Clobber>("x.o", Player::left), (std::vector<std::string>{}));
  EXPECT_EQ(moves_from<Clobber>("x.|.o", Player::right), (std::vector<std::string>{}));
}

// Albert, Grossman, Nowakowski and Wolfe 2005.
TEST(Clobber, SmallValues) {
  EXPECT_TRUE(has_value<Clobber>("xo", "*"));
  EXPECT_TRUE(has_value<Clobber>("xxo", "^"));
  EXPECT_TRUE(has_value<Clobber>("xoo", "v"));
  EXPECT_TRUE(has_value<Clobber>("xox", "*"));
  EXPECT_TRUE(has_value<Clobber>("x.o", "0"));
}

TEST(Clobber, EveryPositionIsAllSmall) {
  const Clobber rules;
  rules.small_positions([&](const Board& board) {
    bool can_move[2] = {};
    for (const Player player : {Player::left, Player::right}) {
      rules.for_each_move(board, player, [&](auto) { can_move[player == Player::right] = true; });
    }
    EXPECT_EQ(can_move[0], can_move[1]) << rules.print(board);
  });
}

// Stones on both sides of a free cell are separate, even if a move made the cell free.
TEST(Clobber, FallsApartAtFreeCells) {
  const Clobber rules;
  std::vector<std::string> parts;
  for_each_part(rules, rules.parse("xo.ox|...x.|oo...").value(),
                [&](const Board& part, std::uint64_t) { parts.push_back(rules.print(part)); });
  EXPECT_EQ(parts, (std::vector<std::string>{"xo", "ox|x."}));
  EXPECT_TRUE(has_value<Clobber>("xo.ox", "0"));
  EXPECT_TRUE(has_value<Clobber>("xxo.xxo", "^^"));
}

TEST(Clobber, TheChequeredBoardBeginsWithLeft) {
  const auto start = Clobber::make({{.what = Dimensions{{2, 3}}}});
  ASSERT_TRUE(start.has_value());
  EXPECT_EQ(Clobber().print(start->position), "xox|oxo");
}

}  // namespace
}  // namespace summand::games
