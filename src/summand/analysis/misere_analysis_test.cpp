#include "summand/analysis/misere_analysis.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "summand/language/session.hpp"

namespace summand {
namespace {

using ::testing::HasSubstr;

Attempt<OutcomeAnalysis> misere_analysis_of(const std::string& expression,
                                            WinnerQuestion question = {}) {
  Session session;
  const auto answer = session.evaluate(expression);
  EXPECT_TRUE(answer.has_value()) << expression;
  question.convention = Convention::misere;
  return analyze_misere(*answer->get<Game>(), question);
}

TEST(MisereAnalysis, ThePageHasTheReasonTheGenusAndTheMoves) {
  const std::string page = text(*misere_analysis_of("*2 + *3"), Colours::no);
  EXPECT_THAT(page, HasSubstr("If Left starts,   Left wins."));
  EXPECT_THAT(page, HasSubstr("In misère play a player who cannot move wins."));
  EXPECT_THAT(page, HasSubstr("genus              1^13"));
  EXPECT_THAT(page, HasSubstr("primes             *2 + *2 + *"));
  EXPECT_THAT(page, HasSubstr("in 2  leaves nim-sum 0 and a heap above 1"));
}

TEST(MisereAnalysis, EqualCopiesNameAMoveOnce) {
  const auto analysis = misere_analysis_of("3.nim(2)");
  EXPECT_EQ(analysis->winners.left.winning.size(), 1u);
}

TEST(MisereAnalysis, PartizanSumsHaveNoGenus) {
  const auto analysis = misere_analysis_of("domineering(\"...|...\")");
  EXPECT_EQ(analysis->winners.outcome(), Outcome::left);
  EXPECT_TRUE(analysis->misere->facts.all.empty());
  EXPECT_EQ(analysis->winners.means, Means::search);
}

TEST(MisereAnalysis, LargeFormsAreLeftOut) {
  const auto analysis = misere_analysis_of("octal(\"0.77\",40,41)");
  EXPECT_EQ(analysis->winners.rule, "kayles");
  EXPECT_FALSE(analysis->misere->left_out.empty());
}

TEST(MisereAnalysis, SearchAndRulesAgree) {
  for (const std::string expression :
       {"nim(1,2,3)", "octal(\"0.77\",5,4)", "octal(\"0.07\",9,4)", "cram(2x3) + *"}) {
    const auto rules = misere_analysis_of(expression);
    const auto search = misere_analysis_of(expression, {.only_search = true});
    EXPECT_EQ(rules->winners.outcome(), search->winners.outcome()) << expression;
    EXPECT_EQ(rules->winners.left.winning.size(), search->winners.left.winning.size())
        << expression;
  }
}

TEST(MisereAnalysis, AGenusNeedsAnImpartialGame) {
  Session session;
  const auto genus = [&](const std::string& expression) {
    return genus_of(*session.evaluate(expression)->get<Game>());
  };
  EXPECT_EQ(genus("octal(\"0.77\", 5)")->genus, "4^146");
  EXPECT_EQ(genus("*2 + *2")->genus, "0^02");
  EXPECT_FALSE(genus("domineering(2x2)").has_value());
}

}  // namespace
}  // namespace summand
