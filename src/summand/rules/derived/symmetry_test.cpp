#include "summand/rules/derived/symmetry.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "summand/rules/derived/derived_test_support.hpp"

namespace summand {
namespace {

using testing::PlainGame;

Symmetries symmetries_of(const PlainGame& game) { return symmetries_of(game.text, game.rules); }

std::pair<std::size_t, std::size_t> counts_of(const PlainGame& game) {
  const Symmetries found = symmetries_of(game);
  return {found.keeping.size(), found.exchanging.size()};
}

using Counts = std::pair<std::size_t, std::size_t>;

TEST(Symmetries, AreFoundFromTheRules) {
  const std::map<std::string, Counts> expected = {
      {"amazons", {8, 8}},
      {"anti-clobber", {8, 8}},
      {"clobber", {8, 8}},
      {"clobber-king", {8, 8}},
      {"clobber-knight", {8, 8}},
      {"clobber-queen", {8, 8}},
      {"clobber-rook", {8, 8}},
      {"clobber-ring", {2, 2}},
      {"col", {8, 8}},
      {"snort", {8, 8}},
      {"hot-clobber", {8, 8}},
      {"konane", {8, 8}},
      {"cram", {8, 8}},
      {"domineering", {4, 4}},
      {"fission", {4, 4}},
      {"toads-and-frogs", {1, 1}},
      {"toads-and-frogs-far", {1, 1}},
      {"backsliding-toads-and-frogs", {1, 1}},
      {"elephants-and-rhinos", {1, 1}},
      {"fox-and-geese", {2, 0}},
      {"kayles-row", {2, 2}},
      {"treblecross", {2, 2}},
      {"nogo-strip", {2, 2}},
      {"toppling-dominoes", {2, 2}},
      // Impartial games: the players can be exchanged, and the coins lie in an order.
      {"mock-turtles", {1, 1}},
      {"ruler", {1, 1}},
      {"turning-turtles", {1, 1}},
      {"twins", {1, 1}},
  };
  for (const std::string& name : testing::names_of_shared_games()) {
    if (!expected.contains(name)) continue;
    EXPECT_EQ(counts_of(PlainGame::shared(name)), expected.at(name)) << name;
  }
}

TEST(Symmetries, AreFoundForOtherRules) {
  EXPECT_EQ(counts_of(PlainGame::with("each x. -> .x")), Counts(1, 1));
  EXPECT_EQ(counts_of(PlainGame::with("Left x. -> .x\nRight .o -> o.")), Counts(1, 1));
  EXPECT_EQ(counts_of(PlainGame::with("Left x. -> .x\nRight o.. -> ..o")), Counts(1, 0));
  EXPECT_EQ(counts_of(PlainGame::with("Left xo. -> o.x\nLeft .ox -> x.o")), Counts(2, 0));
  EXPECT_EQ(counts_of(PlainGame::with("Left x.* o -> . =* x\nRight x .* o -> o =* .")),
            Counts(1, 1));
  EXPECT_EQ(counts_of(PlainGame::with("Left x. -> .x if at 1:2 from o", "grid")), Counts(2, 0));
  EXPECT_EQ(counts_of(PlainGame::with("Left x./.. -> .x/.. turned", "grid")), Counts(4, 0));
  EXPECT_EQ(counts_of(PlainGame::with("Left x. -> .x then x. -> .x either way")), Counts(1, 0));
  // Letters of nobody can change places.
  EXPECT_EQ(counts_of(PlainGame::with("both a -> b\nboth b -> a", "strip", "a one, b two")),
            Counts(4, 4));
}

// By its definition, on small boards: the images of the results are the results of the image.
void expect_symmetric(const PlainGame& game) {
  const Symmetries found = symmetries_of(game);
  std::vector<std::pair<int, int>> all = {{1, 4}};
  if (game.text.board == BoardKind::grid) all = {{2, 3}, {3, 2}, {1, 4}};
  const auto check = [&](const LetterBoard& board, const Symmetry& symmetry, bool exchange) {
    for (const Player player : {Player::left, Player::right}) {
      std::vector<LetterBoard> images;
      for (const LetterBoard& after : game.results(board, player)) {
        images.push_back(symmetry(after));
      }
      std::ranges::sort(images);
      const Player other = exchange ? opponent(player) : player;
      EXPECT_EQ(images, game.results(symmetry(board), other))
          << game.text.name << " " << game.print(board) << " "
          << text_of(symmetry, game.text.signs());
    }
  };
  std::size_t boards = 0;
  for (const auto& [rows, columns] : all) {
    game.for_each_fill(rows, columns, [&](const LetterBoard& board) {
      if (++boards % 7 != 0 || ::testing::Test::HasFailure()) return;
      for (const Symmetry& each : found.keeping) check(board, each, false);
      for (const Symmetry& each : found.exchanging) check(board, each, true);
    });
  }
}

TEST(Symmetries, CarryMovesToMoves) {
  for (const std::string& name : testing::names_of_shared_games()) {
    expect_symmetric(PlainGame::shared(name));
  }
  expect_symmetric(PlainGame::with("Left x. -> .x if at 1:2 from o", "grid"));
  expect_symmetric(PlainGame::with("Left x./.. -> .x/.o turned", "grid"));
  expect_symmetric(PlainGame::with("each x. -> .x then x. -> ox in all directions", "grid"));
}

TEST(Symmetries, ToadsBecomeFrogs) {
  const PlainGame game = PlainGame::shared("toads-and-frogs");
  const Symmetries found = symmetries_of(game);
  ASSERT_EQ(found.exchanging.size(), 1u);
  EXPECT_EQ(game.print(found.exchanging[0](game.parse("T.TF"))), "TF.F");
  EXPECT_EQ(text_of(found.exchanging[0], game.text.signs()),
            "left and right exchanged, F for T, T for F");
}

TEST(Symmetries, HaveOneLeastImage) {
  const PlainGame grid = PlainGame::shared("domineering"), ring = PlainGame::shared("clobber-ring");
  const auto least = [](const PlainGame& game, std::string_view text) {
    return game.print(least_image(game.parse(text), game.text.board, symmetries_of(game).keeping));
  };
  EXPECT_EQ(least(grid, "..#|..."), least(grid, "...|#.."));
  EXPECT_NE(least(grid, "..#|..."), least(grid, "..|..|#."));
  EXPECT_EQ(least(ring, "xxo.o"), least(ring, "oxxo."));
  EXPECT_EQ(least(ring, "xxo.o"), least(ring, "o.oxx"));
  EXPECT_EQ(least(ring, "xx.oo"), least(ring, "oo.xx"));
  EXPECT_NE(least(ring, "xxo.o"), least(ring, "xoxo."));
}

TEST(Symmetries, PlayersCanBeAlike) {
  const auto alike = [](const PlainGame& game) { return players_are_alike(game.rules); };
  for (const char* const name : {"cram", "kayles-row", "treblecross", "mock-turtles", "ruler"}) {
    EXPECT_TRUE(alike(PlainGame::shared(name))) << name;
  }
  for (const char* const name : {"domineering", "clobber", "toppling-dominoes", "amazons"}) {
    EXPECT_FALSE(alike(PlainGame::shared(name))) << name;
  }
  EXPECT_TRUE(alike(PlainGame::with("Left xo -> .x either way\nRight xo -> .x\nRight ox -> x.")));
  EXPECT_FALSE(alike(PlainGame::with("Left xo -> .x either way\nRight xo -> .x")));
}

}  // namespace
}  // namespace summand
