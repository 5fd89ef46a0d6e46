#include "summand/play/explanation.hpp"

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

TEST(Explanation, ATheoremIsNamedWhereItTells) {
  const auto lines = said_of("^ + ^ + ^*2", Player::right);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_FALSE(lines.front().empty());
  EXPECT_EQ(lines.back(), "What is left is worth ^3*2, so Right to move loses.");
}

TEST(Explanation, NothingIsSaidOfASumThatIsWon) {
  EXPECT_TRUE(said_of("nim(1) + nim(2)", Player::left).empty());
  EXPECT_TRUE(said_of("{3|1} + *", Player::left).empty());
}

TEST(Explanation, NothingIsSaidWhereValuesAreOutOfReach) {
  EXPECT_TRUE(said_of("domineering(9x9)", Player::left).empty());
}

}  // namespace
}  // namespace summand
