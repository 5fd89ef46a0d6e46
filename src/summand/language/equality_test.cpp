#include "summand/language/equality.hpp"

#include <gtest/gtest.h>

#include "summand/language/language_test_support.hpp"

namespace summand {
namespace {

TEST(Equality, OutcomesAreLettersInQuotes) {
  EXPECT_EQ(said("[outcome(g) == \"N\" for g in [*, 1, 0]]"), "[true, false, false]");
  EXPECT_EQ(said("outcome(*) == outcome(+-1)"), "true");
  EXPECT_EQ(said("outcome(*) != outcome(1)"), "true");
  EXPECT_EQ(said("\"P\" == outcome(* + *)"), "true");
  EXPECT_EQ(said("misere_outcome(*2 + *2) == \"P\""), "true");
  EXPECT_EQ(said("[n for n in 1..8 if misere_outcome(nim(n, 2)) == \"P\"]"), "[2]");
  EXPECT_EQ(said("f(g) = outcome(g); f(*) == \"N\" and f(*) == f(*2)"), "true");
}

TEST(Equality, OutcomesWithDrawsHaveTwoLetters) {
  EXPECT_EQ(said("outcome(dud) == \"DD\""), "true");
  EXPECT_EQ(said("outcome(dud) == \"N\""), "false");
  EXPECT_EQ(said("outcome(dud) == outcome(*)"), "false");
  EXPECT_EQ(said("outcome(*) == \"DD\""), "false");
  EXPECT_EQ(said("outcome(*) == \"LR\""), "true");  // Left wins if Left starts, Right if Right does
  EXPECT_EQ(said("outcome(0) == \"RL\""), "true");
}

TEST(Equality, WrongWordsAreRefusedAtTheirPlace) {
  EXPECT_EQ(said("outcome(*) == \"n\""),
            "15: an outcome is \"L\", \"R\", \"N\" or \"P\", or two letters with a draw such as "
            "\"LD\", not \"n\"");
  EXPECT_EQ(error_offset("\"Left\" == outcome(*)"), 1u);
  EXPECT_EQ(said("outcome(dud) == \"D\""),
            "0: an outcome is \"L\", \"R\", \"N\" or \"P\", or two letters with a draw such as "
            "\"LD\", not \"D\"");
  EXPECT_EQ(said("compare(1, 0) == \"!\""),
            "18: two games compare as \"<\", \"=\", \">\" or \"||\", not as \"!\"");
  EXPECT_EQ(said("outcome(*) == 1"), "0: a game is expected here, not an outcome");
  EXPECT_EQ(said("outcome(*) < outcome(1)"),
            "0: an outcome and an outcome can only be equal (==) or not (!=)");
  EXPECT_EQ(said("outcome(*) == [1]"), "14: an outcome and a list are never equal");
}

TEST(Equality, ComparisonsAreSigns) {
  EXPECT_EQ(said("compare(1, 0) == \">\""), "true");
  EXPECT_EQ(said("compare(*, 0) == \"||\" and compare(*, 0) == \"<>\""), "true");
  EXPECT_EQ(said("compare(*, *) == \"==\" and \"=\" == compare(*, *)"), "true");
  EXPECT_EQ(said("compare(1, 0) == compare(2, 0)"), "true");
  EXPECT_EQ(said("compare(1, 0) == compare(0, 1)"), "false");
}

TEST(Equality, VerdictsAreComparedByTheirOutcome) {
  EXPECT_EQ(said("verdict(1) == \"L\""), "true");
  EXPECT_EQ(said("verdict(+-1 - 1) == outcome(*)"), "true");
  EXPECT_EQ(said("misere(*2 + *2) == \"P\""), "true");
}

TEST(Equality, ThermographsAreComparedPointByPoint) {
  EXPECT_EQ(said("thermograph({2|0}) == thermograph({2|0})"), "true");
  EXPECT_EQ(said("thermograph({2|0}) == thermograph({3|0})"), "false");
  // The same thermograph, and different games.
  EXPECT_EQ(said("thermograph(*) == thermograph(*2)"), "true");
}

TEST(Equality, ListsAreComparedElementByElement) {
  EXPECT_EQ(said("[outcome(g) for g in [*, 0]] == [\"N\", \"P\"]"), "true");
  EXPECT_EQ(said("[1, *] == [\"N\", *]"), "false");
  EXPECT_EQ(said("[outcome(*), 1 + 1] == [outcome(*2), 2]"), "true");
  EXPECT_EQ(said("[1] == [1, 2]"), "false");
}

}  // namespace
}  // namespace summand
