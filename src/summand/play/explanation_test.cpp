#include "summand/play/explanation.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "summand/language/session.hpp"

namespace summand {
namespace {

std::vector<std::string> said_of(const std::string& expression, Player to_move) {
  Session session;
  const Answer answer = session.evaluate(expression).value();
  const SumInPlay sum = SumInPlay::of(*answer.get<Game>()).value();
  Oracle oracle(session.workspace(), 1000);
  return explanation(oracle, sum, to_move);
}

TEST(Explanation, NimbersAreAddedInColumns) {
  const auto lines = said_of("nim(1) + nim(2) + octal(kayles, 3)", Player::left);
  ASSERT_GT(lines.size(), 3u);
  EXPECT_EQ(lines.front(), "The games are worth nimbers; added without carry they make 0:");
}

TEST(Explanation, HeapsOfNimAreCountedInPowersOfTwo) {
  const std::vector<std::string> columns = {
      "Each heap, counted in 4s, 2s and 1s:",
      "  6  110",
      "  5  101",
      "  3  011",
      "     ---",
      "  0  000",
      "Each column has an even number of 1s.",
      "Any move of Right makes some column odd, and then Left can make all of them even again."};
  EXPECT_EQ(said_of("nim(3,5,6)", Player::right), columns);
  EXPECT_EQ(said_of("nim(3) + nim(5,6)", Player::right), columns);
  EXPECT_TRUE(said_of("nim(3,5,7)", Player::right).empty());
}

TEST(Explanation, ATheoremIsNamedIfItDecides) {
  const auto lines = said_of("^ + ^ + ^*2", Player::right);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_TRUE(lines.front().starts_with("By theorem: ")) << lines.front();
  EXPECT_EQ(lines.back(), "The rest is worth ^3*2, so Right to move loses.");
}

TEST(Explanation, AWonSumHasNoExplanation) {
  EXPECT_TRUE(said_of("nim(1) + nim(2)", Player::left).empty());
  EXPECT_TRUE(said_of("{3|1} + *", Player::left).empty());
}

TEST(Explanation, ValuesOutOfReachHaveNoExplanation) {
  EXPECT_TRUE(said_of("domineering(9x9)", Player::left).empty());
}

TEST(Explanation, CancellingGamesAreFoundWithoutTheirValues) {
  for (const char* const sum : {"domineering(9x9) - domineering(9x9)",
                                "domineering(9x8) + domineering(8x9)", "cram(9x9) + cram(9x9)"}) {
    const auto lines = said_of(sum, Player::left);
    ASSERT_EQ(lines.size(), 1u) << sum;
    EXPECT_EQ(lines.front(),
              "Tweedledum and Tweedledee: games 1 and 2 are each other's negatives; what Left does "
              "in one, Right does in the other, and so has the last move.");
  }
  EXPECT_TRUE(said_of("domineering(9x8) + domineering(9x8)", Player::left).empty());
}

TEST(Explanation, CancellingGamesAreLeftOutOfTheRest) {
  const auto lines = said_of("nim(2) - 1 + nim(2)", Player::left);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_TRUE(lines[0].starts_with("Tweedledum and Tweedledee: games ")) << lines[0];
  EXPECT_TRUE(lines[0].ends_with(" cancel, and the rest decides.")) << lines[0];
  EXPECT_EQ(lines[1], "The rest is worth -1, so Left to move loses.");
}

TEST(Explanation, AMoveShowsItsHeatAndTheNumbersItLeavesAlone) {
  Session session;
  const Answer answer = session.evaluate("{5|1} + {3|2} + 1/2").value();
  const SumInPlay sum = SumInPlay::of(*answer.get<Game>()).value();
  Oracle oracle(session.workspace(), 1000);
  const auto moves = sum.moves(Player::left).value();
  const auto hot =
      std::ranges::find_if(moves, [](const TermMove& move) { return move.name == "5"; });
  ASSERT_NE(hot, moves.end());
  const auto lines = explanation_of_move(oracle, sum, *hot, Player::left);
  ASSERT_GE(lines.size(), 2u);
  EXPECT_TRUE(lines[0].starts_with("Game ")) << lines[0];
  EXPECT_TRUE(lines[0].ends_with(" is the hottest, of temperature 2; it is left at 5."))
      << lines[0];
  EXPECT_TRUE(lines[1].starts_with("Number avoidance: ")) << lines[1];
}

}  // namespace
}  // namespace summand
