#include "summand/verdict/oracle.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/language/session.hpp"

namespace summand {
namespace {

SumInPlay sum(Session& session, const std::string& expression) {
  const auto answer = session.evaluate(expression);
  EXPECT_TRUE(answer.has_value()) << expression << ": " << answer.error().error.message;
  return SumInPlay::of(*answer->get<Game>()).value();
}

Fate fate(Oracle& oracle, const SumInPlay& sum) {
  const auto winners = oracle.sure_winners(sum, Player::left);
  EXPECT_TRUE(winners.has_value());
  EXPECT_EQ(winners->means, Means::retrograde);
  return winners->left.fate;
}

// "LR" may be two lamps that can be switched for ever, or two pieces of Northcott's game that face
// each other.
TEST(Oracle, EqualTextsOfTwoGamesAreDifferentPositions) {
  Session session;
  const SumInPlay lamps = sum(session, "lamps(\"LR\")");
  const SumInPlay northcott = sum(session, "northcott(\"LR\")");
  Oracle alone(session.workspace(), 1000);
  const Fate known = fate(alone, northcott);
  Oracle both(session.workspace(), 1000);
  EXPECT_NE(fate(both, lamps), known);
  EXPECT_EQ(fate(both, northcott), known);
}

}  // namespace
}  // namespace summand
