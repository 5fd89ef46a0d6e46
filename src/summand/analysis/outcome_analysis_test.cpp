#include "summand/analysis/outcome_analysis.hpp"

#include <gtest/gtest.h>

#include "summand/language/game_test_support.hpp"
#include "summand/language/session.hpp"
#include "summand/verdict/retrograde_of_game.hpp"

namespace summand {
namespace {

OutcomeAnalysis by_retrograde(std::string_view expression) {
  Session session(Budget(), By::search);
  auto analysis = analyze_by_retrograde(game(session, expression));
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
    EXPECT_EQ(analysis.left.fate, fate) << expression;
    EXPECT_EQ(analysis.right.fate, fate) << expression;
    EXPECT_EQ(analysis.left.winning.empty(), fate == Fate::loss) << expression;
  }
}

TEST(OutcomeAnalysis, PlayThatNeverEndsIsADraw) {
  const OutcomeAnalysis draw = by_retrograde("lamps(\"L\") + lamps(\"R\")");
  EXPECT_EQ(draw.left.fate, Fate::draw);
  EXPECT_EQ(draw.right.fate, Fate::draw);
  EXPECT_FALSE(draw.left.distance.has_value());
  // A lamp is not urgent, so a spare move does not help its owner. Two lamps are lost, too.
  const OutcomeAnalysis alone = by_retrograde("lamps(\"L\")");
  EXPECT_EQ(alone.left.fate, Fate::loss);
  EXPECT_EQ(alone.right.fate, Fate::win);
  ASSERT_EQ(alone.right.winning.size(), 1u);
  EXPECT_EQ(alone.right.winning[0].name, "1 broken");
}

TEST(OutcomeAnalysis, AnOutcomeByTheoremComesWithItsMove) {
  Session session;
  const auto analysis = analyze_by_theorem(
      game(session, "wyt-queens(100000000000000003, 161803398874989485)"), "too many moves");
  ASSERT_TRUE(analysis.has_value());
  EXPECT_EQ(analysis->left.fate, Fate::win);
  ASSERT_EQ(analysis->left.winning.size(), 1u);
  EXPECT_NE(analysis->left.winning[0].reason.find("Difference Rule"), std::string::npos);
  EXPECT_FALSE(analyze_by_theorem(game(session, "domineering(4x4)"), "").has_value());
}

}  // namespace
}  // namespace summand
