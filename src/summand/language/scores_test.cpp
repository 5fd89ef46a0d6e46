// Games of score in the language.
#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

TEST(Scores, AGameWithoutZugzwangIsTheGameOfItsNumbers) {
  EXPECT_EQ(said("score {3||1|-2}"), "{3||1|-2}");
  EXPECT_EQ(said("score({3||1|-2}) == {3||1|-2}"), "true");
  EXPECT_EQ(said("mean(score {3||1|-2})"), "5/4");
  EXPECT_EQ(said("score(+-2 + {7|1} - {3|1/2})"), said("+-2 + {7|1} - {3|1/2}"));
}

TEST(Scores, EachFaultIsNamed) {
  EXPECT_TRUE(said("score {1|3}").contains("in {1|3} the score is 1 if Left starts and 3 if"));
  EXPECT_TRUE(said("score {{9|{1|3}}|-4}").contains("in {1|3} the score is 1"));
  EXPECT_TRUE(said("score {|2}").contains("only Right can move"));
  EXPECT_TRUE(said("score {nim(2)|0}").contains("a position of Nim has no score"));
  EXPECT_TRUE(said("scores({1|0} : 1)").contains("an ordinal sum has no score"));
  EXPECT_TRUE(said("scores(on)").contains("is expected here"));
  EXPECT_TRUE(said("scores(2000.{1|0})").contains("more than 1000 games of score"));
  EXPECT_TRUE(said("score {1}").contains("| is missing"));
  EXPECT_TRUE(said("f(score {1})").contains("| is missing"));
}

TEST(Scores, SumsAreSearched) {
  EXPECT_EQ(said("scores({1|3})"), "[1, 3]");
  EXPECT_EQ(said("scores({1|3} + {1|3})"), "[4, 4]");
  EXPECT_EQ(said("scores(3.{1|3} + 2.5)"), said("scores({1|3} + {1|3} + {1|3} + 5/2)"));
  EXPECT_EQ(said("scores({4||{3|1}|-6} - {4||{3|1}|-6})"), "[0, 0]");
  EXPECT_EQ(said("scores({ {2|0} + {1|3} | 0 })"),
            said("scores({{2+{1|3}, {2|0}+1 | 0+{1|3}, {2|0}+3} | 0})"));
}

TEST(Scores, AreCompared) {
  EXPECT_EQ(said("compare_scores({4|2}, {3|1})"), ">");
  EXPECT_EQ(said("compare_scores({3|1}, {4|2})"), "<");
  EXPECT_EQ(said("compare_scores({4|-2}, {3|1})"), "||");
  EXPECT_EQ(said("compare_scores(+-1 + +-1, 0)"), "=");
  EXPECT_TRUE(said("same_score({1|3}, 2)").contains("has a zugzwang"));
}

}  // namespace
}  // namespace summand
