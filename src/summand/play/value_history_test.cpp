#include "summand/play/value_history.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/value/print.hpp"

namespace summand {
namespace {

using std::chrono::seconds;

struct PlayedMatch {
  Session session;
  SumMatch match;

  explicit PlayedMatch(const std::string& expression, const std::vector<std::string>& moves = {})
      : match(expression, SumInPlay::of(*session.evaluate(expression).value().get<Game>()).value(),
              Player::left) {
    for (const std::string& move : moves) EXPECT_TRUE(match.play(move).has_value()) << move;
  }

  std::vector<PositionInMatch> history(std::chrono::nanoseconds time, std::uint64_t nodes = 1000) {
    Oracle oracle(match.sum().workspace(), nodes);
    return value_history(match, oracle, time);
  }
};

// {2|-1} is a switch with mean 1/2 and temperature 3/2. Its moves leave numbers.
TEST(ValueHistory, HasAPositionForEachMoveAndOneForTheStart) {
  PlayedMatch played("{2|-1}", {"2"});
  const auto found = played.history(seconds(60));
  ASSERT_EQ(found.size(), 2u);
  ASSERT_TRUE(found[0].worth && found[1].worth);
  EXPECT_EQ(found[0].worth->value.plain, "{2|-1}");
  EXPECT_EQ(print(found[0].worth->mean), "1/2");
  EXPECT_EQ(print(found[0].worth->temperature), "3/2");
  EXPECT_EQ(print(found[0].worth->left_stop), "2");
  EXPECT_EQ(print(found[0].worth->right_stop), "-1");
  EXPECT_EQ(found[0].fate, Fate::win);
  EXPECT_EQ(found[1].worth->value.plain, "2");
  EXPECT_EQ(found[1].fate, Fate::loss);  // for Right, who cannot move in 2
  EXPECT_EQ(found[1].why_no_value, "");
}

// The value of each position is that of its expression.
TEST(ValueHistory, AgreesWithTheExpressionOfEachPosition) {
  PlayedMatch played("domineering(3x3) + nim(2)", {"1: a1-a2", "1: b1-c1", "2: 2->1"});
  const auto found = played.history(seconds(60));
  ASSERT_EQ(found.size(), 4u);
  for (std::size_t i = 0; i < found.size(); ++i) {
    ASSERT_TRUE(found[i].worth) << i;
    const Game game =
        *played.session.evaluate(played.match.sum_after(i).print()).value().get<Game>();
    EXPECT_EQ(found[i].worth->value.plain, print(game.store(), game.value())) << i;
    const Outcome who = outcome(game.store(), game.value());
    const Player to_move = played.match.mover(i);
    EXPECT_EQ(found[i].fate, winner(who, to_move) == to_move ? Fate::win : Fate::loss) << i;
  }
}

TEST(ValueHistory, AMoveThatWasTakenBackIsNotInIt) {
  PlayedMatch played("nim(3)", {"3->1", "1->0"});
  played.match.undo();
  EXPECT_EQ(played.history(seconds(60)).size(), 2u);
}

// A loopy game has no value. Left switches off his only lamp, and Right breaks it.
TEST(ValueHistory, WithoutAValueTheOracleFindsTheWinner) {
  PlayedMatch played("lamps(\"l\")");
  const auto found = played.history(seconds(60));
  ASSERT_EQ(found.size(), 1u);
  EXPECT_FALSE(found[0].worth);
  EXPECT_NE(found[0].why_no_value, "");
  EXPECT_EQ(found[0].fate, Fate::loss);
}

TEST(ValueHistory, SaysWhenTheTimeIsOver) {
  PlayedMatch played("clobber(6x6)");
  const auto found = played.history(std::chrono::milliseconds(20), 1);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_FALSE(found[0].worth);
  EXPECT_EQ(found[0].why_no_value, "the time limit for an answer is reached");
}

}  // namespace
}  // namespace summand
