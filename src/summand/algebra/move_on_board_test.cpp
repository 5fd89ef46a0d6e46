#include "summand/algebra/move_on_board.hpp"

#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/theory/strategies.hpp"

namespace summand {
namespace {

// For every small position of a game and each player: the move at thermostat's tax leaves at least
// what the wall promises. Returns how often no single move leaves the canonical option.
int expect_moves_that_keep_the_wall(std::string_view name, std::size_t longest) {
  const AnyRuleset& rules = *find_ruleset(name);
  const auto workspace = std::make_shared<Workspace>();
  Thermographs& thermographs = workspace->thermographs();
  int looked_at = 0, others = 0;
  rules.small_positions([&](const AnyPosition& position) {
    if (position.print().size() > longest) return;
    const Summand summand{1, Game(workspace, position)};
    const Value g = summand.game.value();
    const Dyadic t = thermographs.temperature(g);
    if (t < 0) return;
    for (const Player player : {Player::left, Player::right}) {
      const Value option = best_option(thermographs, g, player, t);
      const auto move = move_on_board(thermographs, summand, player, option, t);
      ASSERT_TRUE(move) << position.print();
      const Dyadic wall = thermographs.of(move->leaves).at(opponent(player), t);
      const Dyadic promised = thermographs.of(option).at(opponent(player), t);
      EXPECT_EQ(wall, promised) << position.print() << " " << move->name;
      bool is_legal = false;
      for (const AnyMove& legal : position.moves(player)) {
        is_legal = is_legal || (legal.name == move->name &&
                                legal.after.value(workspace->evaluators) == move->leaves);
      }
      EXPECT_TRUE(is_legal) << position.print() << " " << move->name;
      ++looked_at;
      others += move->leaves != option;
    }
  });
  EXPECT_GT(looked_at, 0);
  return others;
}

TEST(MoveOnBoard, LeavesWhatTheWallPromises) {
  EXPECT_GT(expect_moves_that_keep_the_wall("toads-and-frogs", 8), 100);
  expect_moves_that_keep_the_wall("domineering", 12);
  EXPECT_GT(expect_moves_that_keep_the_wall("clobber", 8), 100);
}

TEST(MoveOnBoard, IsEmptyForAGameThatIsNoPosition) {
  Session session;
  const Game g = *session.evaluate("{1|0}")->get<Game>();
  EXPECT_EQ(
      move_on_board(g.workspace().thermographs(), {1, g}, Player::left, g.store().number(1), 0),
      std::nullopt);
}

}  // namespace
}  // namespace summand
