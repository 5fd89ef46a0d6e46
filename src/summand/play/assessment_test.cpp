#include "summand/play/assessment.hpp"

#include <gtest/gtest.h>

#include "summand/language/session.hpp"

namespace summand {
namespace {

using Lines = std::vector<std::string>;

Lines said_of(const std::string& expression, std::uint64_t nodes = 100'000,
              const Budget::Limits& limits = {}) {
  Session session{Budget(limits)};
  const Answer answer = session.evaluate(expression).value();
  const SumInPlay sum = SumInPlay::of(*answer.get<Game>()).value();
  Oracle oracle(session.workspace(), nodes);
  return assessment(oracle, sum);
}

TEST(Assessment, HasBothPlayersAndTheTemperature) {
  EXPECT_EQ(said_of("domineering(2x2)"),
            (Lines{"If Left is to move, Left wins (by a theorem).",
                   "If Right is to move, Right wins (by a theorem).",
                   "The game is worth +-1, of mean 0 and temperature 1."}));
}

TEST(Assessment, HasTheValueOfEachTermOfASum) {
  EXPECT_EQ(said_of("{5|1} + 1/2"),
            (Lines{"If Left is to move, Left wins (by the values of the games).",
                   "If Right is to move, Left wins (by the values of the games).",
                   "Game 1 is worth {5|1}, of mean 3 and temperature 2.", "Game 2 is worth 1/2.",
                   "The sum is worth {11/2|3/2}, of mean 7/2 and temperature 2."}));
}

TEST(Assessment, HasEveryValueThatTheExpressionHas) {
  // Found by play, not by a theorem. One of the boards is subtracted.
  const Lines lines = said_of("domineering(4x4) - domineering(3x3) + clobber(2x3)");
  ASSERT_EQ(lines.size(), 6u);
  EXPECT_EQ(lines[2].substr(0, 20), "Game 1 is worth +-(0");
  EXPECT_EQ(lines[3], "Game 2 is worth +-1, of mean 0 and temperature 1.");
  EXPECT_TRUE(lines[5].starts_with("The sum is worth ")) << lines[5];
}

TEST(Assessment, LoopyGamesAreAnalysedBackwards) {
  const Lines lines = said_of("lamps(\"LR\")");
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_NE(lines[0].find("by retrograde analysis"), std::string::npos) << lines[0];
  EXPECT_TRUE(lines[2].starts_with("The game is worth ")) << lines[2];
}

TEST(Assessment, TheLimitIsNamed) {
  const Lines lines = said_of("clobber(5x6)", 10, {.questions = 100'000});
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0], "If Left is to move, the result is unknown: the search reached its limit.");
  EXPECT_TRUE(lines[2].starts_with("The game: the value is not computed: ")) << lines[2];
}

}  // namespace
}  // namespace summand
