#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>
#include <vector>

#include "summand/rules/laid.hpp"
#include "summand/rules/results.hpp"
#include "summand/rules/rewrite.hpp"
#include "summand/rules/text/read_game.hpp"
#include "summand/testing/table.hpp"

namespace summand {
namespace {

// Calls visit(GroundStep) for each place of the board, and each number of repetitions, where the
// step fits. With `begin` >= 0 it begins on that cell. `mine` are the letters of the mover's
// pieces.
template <class Visit>
void for_each_ground_step(const StepImage& step, const BoardSides& sides, LetterSet mine, int begin,
                          Visit&& visit) {
  const auto meets = [](int, const PatternCell&) { return true; };
  for_each_laid(step, sides, begin, meets, [&](std::span<const Laid> laid) {
    if (const auto ground = ground_step(step, sides, laid, mine)) visit(*ground);
  });
}

// Calls visit(Rewrite) for each ground rewrite of the image on the board. Several can be equal, or
// have the same results. Composes the steps, so the number of rewrites is the product of theirs.
template <class Visit>
void for_each_rewrite(const RuleImage& image, const BoardSides& sides, Visit&& visit) {
  const auto go_on = [&](const auto& self, std::size_t step, const Rewrite& before,
                         int begin) -> void {
    for_each_ground_step(image.steps[step], sides, image.mine, begin, [&](const GroundStep& next) {
      const std::optional<Rewrite> both = composed(before, next);
      if (!both) return;
      if (step + 1 == image.steps.size()) {
        visit(*both);
      } else {
        self(self, step + 1, *both, next.end);
      }
    });
  };
  go_on(go_on, 0, Rewrite{.player = image.player}, -1);
}

GameText game_of(std::string_view rule, std::string_view board = "strip",
                 std::string_view cells = ". free, x Left, o Right, # hole") {
  const auto game = read_game("game test\nboard " + std::string(board) + "\ncells " +
                              std::string(cells) + "\n" + std::string(rule));
  EXPECT_TRUE(game) << (game ? "" : game.error().message);
  return game.value_or(GameText{});
}

std::vector<Rewrite> rewrites_of(const GameText& game, const BoardSides& sides, Player player) {
  std::vector<Rewrite> out;
  for (const PlayerRule& rule : player_rules(game)) {
    if (rule.player != player) continue;
    for_each_image(rule, [&](const RuleImage& image) {
      for_each_rewrite(image, sides, [&](const Rewrite& rewrite) { out.push_back(rewrite); });
    });
  }
  return out;
}

// The results of the ground rewrites that are legal on the board.
std::vector<LetterBoard> results_of(const std::vector<Rewrite>& rewrites,
                                    const LetterBoard& board) {
  std::vector<LetterBoard> out;
  for (const Rewrite& rewrite : rewrites) {
    const auto holds = [&](int cell, LetterSet letters) {
      return (letters >> board.at(cell) & 1) != 0;
    };
    const bool legal =
        std::ranges::all_of(rewrite.touches,
                            [&](const Touch& touch) { return holds(touch.cell, touch.guard); }) &&
        std::ranges::all_of(rewrite.clauses, [&](const RuleClause& clause) {
          return std::ranges::any_of(clause.any,
                                     [&](const auto& its) { return holds(its.first, its.second); });
        });
    if (!legal) continue;
    LetterBoard after = board;
    for (const Touch& touch : rewrite.touches) {
      after.put(touch.cell, touch.map(board.at(touch.cell)));
    }
    if (after != board) out.push_back(after);
  }
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());
  return out;
}

std::vector<LetterBoard> results_of(const GameText& game, const BoardSides& sides,
                                    const LetterBoard& board, Player player) {
  std::vector<LetterBoard> out;
  for (const PlayerRule& rule : player_rules(game)) {
    if (rule.player != player) continue;
    for_each_way(rule, sides, board, [&](const LetterBoard& after, auto) { out.push_back(after); });
  }
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());
  return out;
}

TEST(GroundRewrites, EachPlaceAndEachNumberOfRepetitionsHasOne) {
  const BoardSides strip{BoardKind::strip, 1, 5}, ring{BoardKind::ring, 1, 5};
  const BoardSides grid{BoardKind::grid, 3, 4};
  const auto count = [](const GameText& game, const BoardSides& sides) {
    return rewrites_of(game, sides, Player::left).size();
  };
  EXPECT_EQ(count(game_of("Left xo -> .x"), strip), 4u);
  EXPECT_EQ(count(game_of("Left xo -> .x", "ring"), ring), 5u);
  EXPECT_EQ(count(game_of("Left x .* o -> . =* x"), strip), 4u + 3u + 2u + 1u);
  EXPECT_EQ(count(game_of("Left x .* o -> . =* x", "ring"), ring), 5u * 4u);
  EXPECT_EQ(count(game_of("Left x .+ -> . .+"), strip), 4u + 3u + 2u + 1u);
  EXPECT_EQ(count(game_of("Left [.|] x [.|] -> = . ="), strip), 5u);
  EXPECT_EQ(count(game_of("Left xo -> .x orthogonally", "grid"), grid), 2u * (3 * 3 + 2 * 4));
  EXPECT_EQ(count(game_of("Left x./.. -> .x/.. turned", "grid"), grid), 4u * 2u * 3u);
  EXPECT_EQ(count(game_of("Left xo -> .x along 1:2", "grid"), grid), 2u * 2u * (2 * 2 + 1 * 3));
}

TEST(GroundRewrites, ThenGoesOnWhereTheStepBeforeEnded) {
  const GameText game = game_of("Left x. -> .x then x. -> xx");
  const std::vector<Rewrite> rewrites = rewrites_of(game, {BoardKind::strip, 1, 4}, Player::left);
  ASSERT_EQ(rewrites.size(), 2u);
  const Rewrite& first = rewrites[0];
  ASSERT_EQ(first.touches.size(), 3u);
  EXPECT_EQ(first.touches[0].guard, 0b0010);
  EXPECT_EQ(first.touches[1].guard, 0b0001);
  EXPECT_EQ(first.touches[2].guard, 0b0001);
  EXPECT_EQ(first.touches[1].map(0), 1);
}

TEST(GroundRewrites, ConditionsBecomeGuardsAndClauses) {
  const BoardSides grid{BoardKind::grid, 2, 2};
  const auto unless =
      rewrites_of(game_of("Left . -> x unless beside x", "grid"), grid, Player::left);
  ASSERT_EQ(unless.size(), 4u);
  EXPECT_EQ(unless[0].touches.size(), 3u);
  EXPECT_TRUE(unless[0].clauses.empty());
  const auto when = rewrites_of(game_of("Left . -> x if touching x", "grid"), grid, Player::left);
  ASSERT_EQ(when.size(), 4u);
  ASSERT_EQ(when[0].clauses.size(), 1u);
  EXPECT_EQ(when[0].clauses[0].any.size(), 3u);
}

// Both ways of listing moves agree on all boards of a few cells, for every file of share/games.
TEST(GroundRewrites, TheirResultsAreThoseOfTheWalk) {
  std::size_t files = 0, moves = 0;
  for (const auto& file :
       std::filesystem::directory_iterator(testing::path_in_tree("share/games"))) {
    std::ifstream in(file.path());
    const auto game = read_game(std::string(std::istreambuf_iterator<char>(in), {}));
    ASSERT_TRUE(game) << file.path() << ": " << game.error().message << " at "
                      << game.error().offset;
    ++files;
    std::vector<BoardSides> all = {{game->board, 1, 4}};
    if (game->board == BoardKind::grid) all = {{game->board, 2, 3}, {game->board, 3, 2}};
    const auto letters = static_cast<Letter>(game->cells.size());
    for (const BoardSides& sides : all) {
      for (const Player player : {Player::left, Player::right}) {
        const std::vector<Rewrite> rewrites = rewrites_of(*game, sides, player);
        LetterBoard board(sides.rows, sides.columns);
        for (int cell = 0; cell < board.size();) {
          const auto walked = results_of(*game, sides, board, player);
          ASSERT_EQ(results_of(rewrites, board), walked) << file.path();
          moves += walked.size();
          for (cell = 0; cell < board.size(); ++cell) {  // the next board
            const Letter next = board.at(cell) + 1;
            board.put(cell, next == letters ? Letter{0} : next);
            if (next < letters) break;
          }
        }
      }
    }
  }
  EXPECT_GE(files, 28u);
  EXPECT_GE(moves, 10'000u);
}

}  // namespace
}  // namespace summand
