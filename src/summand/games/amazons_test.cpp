#include "summand/games/amazons.hpp"

#include <gtest/gtest.h>

#include "summand/testing/games.hpp"

namespace summand::games {
namespace {

using summand::testing::has_value;
using summand::testing::moves_from;

static_assert(SplitsIntoParts<Amazons> && HasRepresentative<Amazons> && HasMirror<Amazons> &&
              HasKey<Amazons> && HasPicture<Amazons> && MakesStarts<Amazons> &&
              SearchesBoards<Amazons> && Learns<Amazons>);

TEST(Amazons, AnAmazonMayShootAtTheCellThatSheCameFrom) {
  EXPECT_EQ(moves_from<Amazons>("L..", Player::left),
            (std::vector<std::string>{"#.L", "#L.", ".#L", ".L#"}));
  EXPECT_EQ(moves_from<Amazons>("L#.", Player::left), (std::vector<std::string>{}));
  EXPECT_EQ(moves_from<Amazons>("LR.", Player::left), (std::vector<std::string>{}));
}

TEST(Amazons, TheCellsOfAMoveAreTheWayAndTheShot) {
  const Amazons rules;
  const Board board = rules.parse("L..|...").value();
  EXPECT_EQ(rules.cells(board, Player::left, {0, 4, 5}), (std::vector<int>{0, 4, 5}));
  EXPECT_EQ(rules.cells(board, Player::left, {0, 2, 0}), (std::vector<int>{0, 2, 0}));
}

TEST(Amazons, AnAmazonAloneInARowHasItsFreeCellsAsMoves) {
  EXPECT_TRUE(has_value<Amazons>("L...", "3"));
  EXPECT_TRUE(has_value<Amazons>("...R", "-3"));
  EXPECT_TRUE(has_value<Amazons>("L.R", "{0|0}"));
  EXPECT_TRUE(has_value<Amazons>("L..R", "{1|-1}"));
}

TEST(Amazons, RegionsThatShareACornerAreOneRegion) {
  const Amazons rules;
  std::vector<std::string> parts;
  for_each_part(rules, rules.parse("L.#..|..#.R|###..").value(),
                [&](const Board& part, std::uint64_t) { parts.push_back(rules.print(part)); });
  EXPECT_EQ(parts, (std::vector<std::string>{"L.|..", "..|.R|.."}));
  parts.clear();
  for_each_part(rules, rules.parse("L.##|..#R|##..").value(),
                [&](const Board& part, std::uint64_t) { parts.push_back(rules.print(part)); });
  EXPECT_EQ(parts, (std::vector<std::string>{"L.##|..#R|##.."}));
}

TEST(Amazons, AreReadInTheLettersOfOtherPrograms) {
  const Amazons rules;
  for (const char* const text : {"LR#.", "lr#.", "xo#.", "XO#.", "Qq#."}) {
    const auto board = rules.parse(text);
    ASSERT_TRUE(board) << text;
    EXPECT_EQ(rules.print(*board), "LR#.");
  }
  EXPECT_EQ(rules.parse("L.W").error().offset, 2u);
}

}  // namespace
}  // namespace summand::games
