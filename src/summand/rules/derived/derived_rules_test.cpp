#include "summand/rules/derived/derived_rules.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "summand/rules/derived/derived_test_support.hpp"
#include "summand/rules/text_game_test_support.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using testing::PlainGame;
using testing::PlainValues;
using testing::shared_text_game;

bool has_alike_players(const PlainGame& game, std::string_view board) {
  return DerivedRules(game.text, game.rules).is_impartial(game.parse(board));
}

TEST(DerivedRules, FindImpartialPositionsOfPartizanGames) {
  const PlainGame game = PlainGame::of(
      "game g\nboard strip\ncells . free, x Left, o Right, # burned\n"
      "both . -> #\nLeft x -> #\nRight o -> #");
  EXPECT_FALSE(DerivedRules(game.text, game.rules).is_impartial());
  EXPECT_TRUE(has_alike_players(game, "..#."));
  EXPECT_FALSE(has_alike_players(game, ".x#."));
  EXPECT_FALSE(has_alike_players(game, ".xo."));
  // One of the players may have a move later.
  const PlainGame later = PlainGame::of(
      "game g\nboard strip\ncells . free, x Left, # burned\nboth . -> x\nLeft x -> #");
  EXPECT_FALSE(has_alike_players(later, "."));
  EXPECT_TRUE(has_alike_players(later, "#"));
  EXPECT_TRUE(has_alike_players(PlainGame::shared("toppling-dominoes"), "EE.E"));
  EXPECT_FALSE(has_alike_players(PlainGame::shared("toppling-dominoes"), "EL"));
  EXPECT_TRUE(has_alike_players(PlainGame::shared("cram"), "...|#.."));
}

// Both players have the same options in an impartial position and in all that follow.
TEST(DerivedRules, ImpartialPositionsStayImpartial) {
  for (const char* const name : {"toppling-dominoes", "clobber", "col", "domineering", "konane"}) {
    const PlainGame game = PlainGame::shared(name);
    const DerivedRules derived(game.text, game.rules);
    std::size_t found = 0;
    game.for_each_fill(1, 5, [&](const LetterBoard& board) {
      if (!derived.is_impartial(board)) return;
      ++found;
      const auto options = game.results(board, Player::left);
      EXPECT_EQ(options, game.results(board, Player::right)) << name << " " << game.print(board);
      for (const LetterBoard& after : options) EXPECT_TRUE(derived.is_impartial(after));
    });
    EXPECT_GE(found, 5u) << name;
  }
}

// The image of a part is the part of the image, so each value is found once.
TEST(DerivedRules, APartIsItsOnlyPart) {
  for (const std::string& name : testing::names_of_shared_games()) {
    const PlainGame game = PlainGame::shared(name);
    const DerivedRules derived(game.text, game.rules);
    const int rows = game.text.board == BoardKind::grid ? 2 : 1;
    std::size_t boards = 0;
    game.for_each_fill(rows, rows == 2 ? 3 : 6, [&](const LetterBoard& board) {
      if (++boards % 5 != 0) return;
      for (const LetterBoard& part : derived.parts(board)) {
        const LetterBoard least = derived.representative(part);
        EXPECT_EQ(derived.parts(least), std::vector{least}) << name << " " << game.print(board);
        EXPECT_EQ(derived.representative(least), least);
      }
    });
  }
}

TEST(DerivedRules, GiveAnExampleOfASum) {
  const auto example = [](const std::string& name) -> std::string {
    const PlainGame game = PlainGame::shared(name);
    const DerivedRules derived(game.text, game.rules);
    std::vector<LetterBoard> starts;
    for (const TextExample& each : game.text.examples) starts.push_back(game.parse(each.text));
    const auto split = example_split(derived, game.text, game.rules, starts);
    if (!split) return "none";
    EXPECT_EQ(derived.parts(split->board), split->parts);
    EXPECT_GE(split->parts.size(), 2u);
    return "some";
  };
  EXPECT_EQ(example("domineering"), "some");
  EXPECT_EQ(example("kayles-row"), "some");
  EXPECT_EQ(example("col"), "some");
  EXPECT_EQ(example("twins"), "none");
}

// A board with more rewrites than can be listed is whole. It is still played.
TEST(DerivedRules, LargeBoardsAreLeftWhole) {
  const PlainGame game = PlainGame::shared("toppling-dominoes");
  const DerivedRules derived(game.text, game.rules);
  const LetterBoard board = game.parse(std::string(300, 'L') + std::string(301, 'R'));
  EXPECT_EQ(derived.parts(board), std::vector{board});
  EXPECT_FALSE(derived.is_impartial(board));
  // A gap is a wall. It divides a row of any length.
  EXPECT_EQ(derived.parts(game.parse(std::string(300, 'L') + "." + std::string(300, 'R'))).size(),
            2u);
}

TEST(DerivedRules, AreAbilitiesOfTheGame) {
  const auto has = [](const std::string& name, std::string_view ability) {
    return std::ranges::count(shared_text_game(name)->abilities(), ability) == 1;
  };
  EXPECT_TRUE(has("clobber", "parts"));
  EXPECT_TRUE(has("clobber", "representative"));
  EXPECT_TRUE(has("clobber", "mirror"));
  EXPECT_FALSE(has("clobber", "impartial"));
  EXPECT_TRUE(has("ruler", "impartial"));
  EXPECT_FALSE(has("fox-and-geese", "mirror"));
  const AnyPosition position = shared_text_game("domineering")->parse("..#|...").value();
  EXPECT_EQ(position.mirror().print(), "..|..|#.");
}

TEST(DerivedRules, GivesValuesToLargeSums) {
  const std::string text = "x..o..x..o..x..o..x..o..x..o";
  ValueStore store;
  Evaluators evaluators(store);
  const PlainGame plain = PlainGame::shared("snort");
  PlainValues values(plain, store);
  const auto game = shared_text_game("snort");
  std::vector<Value> terms;
  const DerivedRules derived(plain.text, plain.rules);
  for (const LetterBoard& part : derived.parts(plain.parse(text))) terms.push_back(values(part));
  EXPECT_GE(terms.size(), 8u);
  EXPECT_EQ(game->parse(text).value().value(evaluators), store.sum(terms));
}

}  // namespace
}  // namespace summand
