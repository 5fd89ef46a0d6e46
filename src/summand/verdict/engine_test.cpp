#include "summand/verdict/engine.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/language/session.hpp"

namespace summand {
namespace {

Attempt<Answer> asked(const std::string& expression, By by = By::anything) {
  Session session(Budget(), by);
  return session.evaluate(expression);
}

Outcome outcome(const std::string& expression, By by = By::anything) {
  const auto answer = asked(expression, by);
  EXPECT_TRUE(answer.has_value()) << expression << ": " << answer.error().error.message;
  return *answer->get<Outcome>();
}

// The value of this board takes minutes and gigabytes. The search takes less than a second.
TEST(Engine, IsSearchedIfTheValueIsOutOfReach) {
  EXPECT_EQ(outcome("outcome(domineering(7x7))"), Outcome::next);
}

TEST(Engine, IsThatOfTheValue) {
  for (const By by : {By::anything, By::search}) {
    for (const std::string game : {"domineering(3x4)", "domineering(4x4) + *", "cram(3x3) - nim(2)",
                                   "2.col(path 5)", "{2|-1} + clobber(\"xox\")"}) {
      Session session(Budget(), by);
      const auto value = session.evaluate(game);
      ASSERT_TRUE(value.has_value());
      EXPECT_EQ(outcome("outcome(" + game + ")", by), value->get<Game>()->outcome()) << game;
    }
  }
}

// Nobody who starts wins 0, although there are moves in it.
TEST(Engine, ATheoremIsUsedFirst) {
  EXPECT_EQ(outcome("outcome(babylon(100,100))"), Outcome::previous);
  EXPECT_EQ(outcome("outcome(babylon(41,60))"), Outcome::next);
}

TEST(Engine, LoopyGamesAreAnalysedBackwards) {
  EXPECT_EQ(outcome("outcome(lamps(\"L\"))"), Outcome::right);
  const auto draw = asked("outcome(lamps(\"L\") + lamps(\"R\"))");
  ASSERT_TRUE(draw.has_value() && draw->get<std::string>() != nullptr);
  EXPECT_EQ(*draw->get<std::string>(), "DD");
  // Too many positions: the sides decide.
  const auto large = asked("outcome(10.lamps(\"LRLR\"))");
  ASSERT_TRUE(large.has_value() && large->get<std::string>() != nullptr);
  EXPECT_EQ(*large->get<std::string>(), "DD");
  EXPECT_EQ(outcome("outcome(copies(40,over))"), Outcome::left);
}

TEST(Engine, HeapsInMiserePlayAreLikeTheirPosition) {
  Session session;
  for (const std::string code : {"0.77", "0.07", "0.3", "0.[3]", "4.7"}) {
    for (const std::vector<std::uint64_t>& heaps :
         {std::vector<std::uint64_t>{}, {1}, {1, 1}, {3, 3, 5}, {2, 4, 9}}) {
      std::string call = "octal(\"" + code + "\"";
      for (const std::uint64_t heap : heaps) call += "," + std::to_string(heap);
      const auto position = session.evaluate(call + (heaps.empty() ? ",0)" : ")"));
      ASSERT_TRUE(position.has_value()) << call;
      const WinnerQuestion question{.convention = Convention::misere};
      const auto of_position = Engine(*position->get<Game>(), question).winners();
      const auto of_heaps = winners_of_heaps(session.workspace(), code, heaps, question);
      ASSERT_TRUE(of_position.has_value() && of_heaps.has_value()) << call;
      EXPECT_EQ(of_heaps->outcome(), of_position->outcome()) << call;
      EXPECT_EQ(of_heaps->left.winning.size(), of_position->left.winning.size()) << call;
    }
  }
}

TEST(Engine, ALimitEndsAllMeans) {
  Session session(Budget({.time = std::chrono::milliseconds(300)}));
  const auto answer = session.evaluate("outcome(clobber(6x6))");
  ASSERT_FALSE(answer.has_value());
  EXPECT_EQ(answer.error().limit, Limit::time);
}

}  // namespace
}  // namespace summand
