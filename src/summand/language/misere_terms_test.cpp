#include "summand/algebra/misere_terms.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/misere/heaps_of_sum.hpp"
#include "summand/misere/misere_verdict.hpp"
#include "summand/misere/written_numbers.hpp"

namespace summand {
namespace {

class MisereTermsTest : public ::testing::Test {
 protected:
  Result<MisereSum> sum_of(const std::string& expression) {
    const auto answer = session_.evaluate(expression);
    EXPECT_TRUE(answer.has_value()) << expression;
    return misere_sum(*answer->get<Game>());
  }
  std::string error_of(const std::string& expression) {
    const auto sum = sum_of(expression);
    return sum ? "" : sum.error().message;
  }
  char outcome_of(const std::string& expression) {
    return letter(MisereSolver(Budget()).verdict(sum_of(expression)->terms)->outcome);
  }

  Session session_;
};

TEST_F(MisereTermsTest, NothingCancels) {
  EXPECT_EQ(sum_of("*2 - *2")->terms.size(), 2u);
  EXPECT_EQ(sum_of("3.nim(4)")->terms.size(), 3u);
  EXPECT_EQ(sum_of("4.(*2)")->terms.size(), 4u);
  EXPECT_EQ(outcome_of("*2 + *2"), 'P');
  EXPECT_EQ(outcome_of("0"), 'N');
}

TEST_F(MisereTermsTest, BracesKeepTheirOptions) {
  // {*|*} has the value 0, and both are won by the next player. But {*2|*2} has the value 0, too.
  EXPECT_EQ(outcome_of("{*|*}"), 'N');
  EXPECT_EQ(outcome_of("{*2|*2}"), 'P');
  EXPECT_EQ(outcome_of("{0,*|0,*}"), outcome_of("*2"));
  const auto sum = sum_of("{0,*|0,*}");
  const auto heaps = nim_heaps_of(std::get<WrittenSum>(sum->terms[0]));
  ASSERT_TRUE(heaps.has_value());
  ASSERT_EQ(heaps->size(), 3u);
  EXPECT_EQ(sum->name_of({.term = 0, .sum = (*heaps)[1]}), "*");
}

TEST_F(MisereTermsTest, NegativesExchangeThePlayers) {
  EXPECT_EQ(outcome_of("3"), 'R');
  EXPECT_EQ(outcome_of("-3"), 'L');
  EXPECT_EQ(outcome_of("{2|}"), outcome_of("3"));
  EXPECT_EQ(outcome_of("-{2|}"), 'L');
  EXPECT_EQ(outcome_of("-{nim(1)|}"), outcome_of("{|nim(1)}"));
  EXPECT_EQ(outcome_of("-domineering(\"....\")"), 'R');
}

TEST_F(MisereTermsTest, SumsInsideOfBracesAreSumsOfTrees) {
  EXPECT_EQ(outcome_of("{*2+*2|*2+*2}"), outcome_of("{nim(2,2)|nim(2,2)}"));
  EXPECT_EQ(outcome_of("{2.(*2)|2.(*2)}"), 'N');
  EXPECT_EQ(outcome_of("{nim(1)+nim(1)|nim(1,1)}"), 'P');
}

TEST_F(MisereTermsTest, OrdinalSumsLoseTheirTopWithAMoveInTheBase) {
  EXPECT_EQ(outcome_of("*:*"), outcome_of("*2"));
  EXPECT_EQ(outcome_of("*:1 + 0"), outcome_of("{0,*|0}"));
}

TEST_F(MisereTermsTest, ErrorsNameTheTerm) {
  EXPECT_TRUE(error_of("nim(3) + ^").starts_with("^ is a value of normal play"));
  EXPECT_TRUE(error_of("{1/2|}").starts_with("1/2 is a value of normal play"));
  EXPECT_NE(error_of("northcott(\"L.R\")").find("is a loopy game"), std::string::npos);
  EXPECT_NE(error_of("a{0|a}").find("is a loopy game"), std::string::npos);
}

}  // namespace
}  // namespace summand
