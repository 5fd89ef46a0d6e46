#include "summand/rules/derived/walls.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/rules/derived/derived_test_support.hpp"
#include "summand/rules/derived/split.hpp"

namespace summand {
namespace {

using testing::PlainGame;
using Texts = std::vector<std::string>;

std::string walls_of(const PlainGame& game) {
  std::string out;
  const LetterSet walls = wall_letters(game.text, game.rules);
  for (std::size_t i = 0; i < game.text.cells.size(); ++i) {
    if ((walls >> i & 1) != 0) out += game.text.cells[i].sign;
  }
  return out;
}

// The walls of a game on strips in which Left and Right have this rule.
std::string walls_of_rule(const std::string& rule) {
  return walls_of(
      PlainGame::with("each  " + rule + "\n", "strip", ". gap, L Left, R Right, E both"));
}

TEST(Walls, AreLettersThatActLikeTheEnds) {
  EXPECT_EQ(walls_of(PlainGame::shared("toppling-dominoes")), ".");
  EXPECT_EQ(walls_of(PlainGame::shared("kayles-row")), ".");
  EXPECT_EQ(walls_of_rule("L [.|] -> . ="), ".");
  EXPECT_EQ(walls_of_rule("[.|] L [.|] -> = . ="), ".");
  EXPECT_EQ(walls_of_rule("LE -> .E"), ".");
}

TEST(Walls, AreNotLettersThatARuleReadsInAnotherWay) {
  EXPECT_EQ(walls_of(PlainGame::shared("nogo-strip")), "");
  EXPECT_EQ(walls_of(PlainGame::shared("elephants-and-rhinos")), "");
  EXPECT_EQ(walls_of(PlainGame::shared("clobber")), "");       // a grid
  EXPECT_EQ(walls_of(PlainGame::shared("clobber-ring")), "");  // a ring has no ends
  EXPECT_EQ(walls_of_rule("L . -> . ="), "E");                 // a gap is read, but not as an end
  EXPECT_EQ(walls_of_rule("L | -> . ="), "");                  // an end that is no gap
  EXPECT_EQ(walls_of_rule("L .* E -> . =* ="), "");
}

// Pieces between gaps have the parts that the check of the whole finds.
TEST(Walls, PartsBetweenThemAreThoseOfTheWhole) {
  for (const std::string name : {"toppling-dominoes", "kayles-row"}) {
    const PlainGame game = PlainGame::shared(name);
    const Splitter splitter(game.text, game.rules);
    const std::size_t letters = game.text.cells.size();
    std::size_t boards = 0, with_walls = 0;
    for (int columns = 1; columns <= 6; ++columns) {
      std::size_t fills = 1;
      for (int i = 0; i < columns; ++i) fills *= letters;
      for (std::size_t fill = 0; fill < fills; ++fill) {
        LetterBoard board(1, columns);
        std::size_t rest = fill;
        for (int cell = 0; cell < columns; ++cell, rest /= letters) {
          board.put(cell, static_cast<Letter>(rest % letters));
        }
        Texts found = game.print(splitter.parts(board));
        EXPECT_EQ(found, game.print(splitter.parts_by_check(board))) << game.print({board})[0];
        ++boards;
        with_walls += found.size() > 1;
      }
    }
    EXPECT_GE(boards, 100u);
    EXPECT_GE(with_walls, 10u);
  }
}

}  // namespace
}  // namespace summand
