#include "summand/analysis/outcome_analysis.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/algebra/loopy_value.hpp"
#include "summand/language/game_test_support.hpp"
#include "summand/language/session.hpp"
#include "summand/loopy/loopy_outcome.hpp"
#include "summand/verdict/engine.hpp"

namespace summand {
namespace {

OutcomeAnalysis by_retrograde(std::string_view expression) {
  Session session(Budget(), By::search);
  auto analysis = analyze_winners(game(session, expression));
  EXPECT_TRUE(analysis.has_value()) << expression;
  return *std::move(analysis);
}

TEST(OutcomeAnalysis, GamesWithTheoremsNeedNoRetrogradeAnalysisUnlessSearchIsAskedFor) {
  Session anything, search(Budget(), By::search);
  constexpr std::string_view kRow = "northcott(\"L..R\") + *2";
  EXPECT_FALSE(is_loopy(game(anything, kRow)));
  EXPECT_TRUE(is_loopy(game(search, kRow)));
  EXPECT_TRUE(is_loopy(game(anything, "*2 + lamps(\"L\")")));
  EXPECT_FALSE(is_loopy(game(search, "nim(3) + {1|-1}")));
}

TEST(OutcomeAnalysis, RetrogradeAnalysisAgreesWithTheTheoremsOnSums) {
  struct Case {
    std::string_view expression;
    Fate fate;
  };
  for (const auto& [expression, fate] :
       {Case{"northcott(\"L..R\") + *2", Fate::loss}, Case{"northcott(\"L..R\") + *3", Fate::win},
        Case{"northcott(\"L.R|.LR\") + poker-nim(1)", Fate::loss},
        Case{"poker-nim(\"2,1; 1/1\") - nim(3)", Fate::loss},
        Case{"2.northcott(\"L..R\")", Fate::loss}, Case{"3.northcott(\"L.R\")", Fate::win}}) {
    const OutcomeAnalysis analysis = by_retrograde(expression);
    EXPECT_EQ(analysis.winners.left.fate, fate) << expression;
    EXPECT_EQ(analysis.winners.right.fate, fate) << expression;
    EXPECT_EQ(analysis.winners.left.winning.empty(), fate == Fate::loss) << expression;
  }
}

TEST(OutcomeAnalysis, PlayThatNeverEndsIsADraw) {
  const OutcomeAnalysis draw = by_retrograde("lamps(\"L\") + lamps(\"R\")");
  EXPECT_EQ(draw.winners.left.fate, Fate::draw);
  EXPECT_EQ(draw.winners.right.fate, Fate::draw);
  EXPECT_FALSE(draw.winners.left.distance.has_value());
  // A lamp is not urgent, so a spare move does not help its owner. Two lamps are lost, too.
  const OutcomeAnalysis alone = by_retrograde("lamps(\"L\")");
  EXPECT_EQ(alone.winners.left.fate, Fate::loss);
  EXPECT_EQ(alone.winners.right.fate, Fate::win);
  ASSERT_EQ(alone.winners.right.winning.size(), 1u);
  EXPECT_EQ(alone.winners.right.winning[0].name, "1 broken");
}

// Left wins a game if she wins its offside, and Right wins it if he wins its onside. The sides come
// from those of the summands, and the winner from the moves of the whole sum.
TEST(OutcomeAnalysis, TheWinnersOfLoopySumsAreThoseOfTheirSides) {
  const std::vector<std::string> games = {"over",
                                          "upon",
                                          "tis",
                                          "tisn",
                                          "dud",
                                          "on",
                                          "hot",
                                          "a{1|{a|0}}",
                                          "a{{0|a}|0}",
                                          "{on|*}",
                                          "tiny(on)",
                                          "{3|over}",
                                          "-ace",
                                          "a{0|b{a|b}}",
                                          "backsliding-toads-and-frogs(\"T.F\")",
                                          "2.over - upon",
                                          "{1|-1}",
                                          "-1/2",
                                          "^*"};
  for (const std::string& g : games) {
    for (const std::string& h : games) {
      Session session;
      const Game sum = game(session, g + " + " + h);
      if (!is_loopy(sum)) continue;
      const auto analysis = analyze_winners(sum);
      ASSERT_TRUE(analysis.has_value()) << g << " + " << h;
      const auto found = sides_of(sum);
      ASSERT_TRUE(found.has_value()) << g << " + " << h;
      StopperStore& stoppers = sum.workspace().stoppers();
      Budget budget;
      const LoopyEnding onside = ending(stoppers.game(found->onside), budget);
      const LoopyEnding offside = ending(stoppers.game(found->offside), budget);
      for (const Player first : {Player::left, Player::right}) {
        const Fate if_won = first == Player::left ? Fate::win : Fate::loss;
        const Fate if_lost = first == Player::left ? Fate::loss : Fate::win;
        const bool left_wins = offside.if_starts(first).fate == if_won;
        const bool right_wins = onside.if_starts(first).fate == if_lost;
        const Fate expected = left_wins ? if_won : right_wins ? if_lost : Fate::draw;
        EXPECT_EQ(analysis->winners.prospect(first).fate, expected) << g << " + " << h;
      }
    }
  }
}

TEST(OutcomeAnalysis, TheValueOfALoopySumComesWithItsStopsAndDegree) {
  const OutcomeAnalysis over = by_retrograde("over + 1/2");
  ASSERT_TRUE(over.loopy.has_value());
  EXPECT_EQ(over.loopy->value, "1/2+over");
  EXPECT_EQ(over.loopy->left_stop, "1/2+over");
  EXPECT_EQ(over.loopy->degree, "over");
  EXPECT_EQ(by_retrograde("tis").loopy->value, "1 & 0");
  EXPECT_EQ(by_retrograde("{3|on} + tis").summands[1].value, "1 & 0");
}

TEST(OutcomeAnalysis, AnOutcomeByTheoremComesWithItsMove) {
  Session session;
  const Game queen = game(session, "wyt-queens(100000000000000003, 161803398874989485)");
  const auto found = Engine(queen).by_theorem();
  ASSERT_TRUE(found.has_value() && found->has_value());
  EXPECT_EQ((*found)->left.fate, Fate::win);
  ASSERT_EQ((*found)->left.winning.size(), 1u);
  EXPECT_NE((*found)->left.winning[0].reason.find("Difference Rule"), std::string::npos);
  const Game board = game(session, "domineering(4x4)");
  const auto none = Engine(board).by_theorem();
  EXPECT_TRUE(none.has_value() && !none->has_value());
}

}  // namespace
}  // namespace summand
