// Loopy games in expressions: labels, names, sides, functions, and what is refused.
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/algebra/loopy_games.hpp"
#include "summand/algebra/loopy_position.hpp"
#include "summand/language/language_test_support.hpp"
#include "summand/loopy/named_games.hpp"

namespace summand {
namespace {

TEST(LoopyExpressions, ALabelIsTheWholeGameInsideItsBraces) {
  EXPECT_EQ(said("a{0|a}"), "over");
  EXPECT_EQ(said("{0|pass}"), "over");
  EXPECT_EQ(said("long-name{0|long-name} == over"), "true");
  EXPECT_EQ(said("a{b{a|}|}"), "on");
  EXPECT_EQ(said("a{0||0|a}"), said("a{0|{0|a}}"));
  EXPECT_EQ(said("{0||pass|0}"), said("{0|{pass|0}}"));  // the innermost braces
}

TEST(LoopyExpressions, AnInnerLabelHidesAnOuterOneAndAVariable) {
  EXPECT_EQ(said("a{a{0|a}|}"), said("{over|}"));
  Session session;
  EXPECT_EQ(said(session, "a = 5"), "5");
  EXPECT_EQ(said(session, "a{0|a}"), "over");
  EXPECT_EQ(said(session, "a"), "5");
}

TEST(LoopyExpressions, EveryNamedGameIsItsDefinition) {
  for (const NamedLoopyGame& named : named_loopy_games()) {
    const std::string equation = std::string(named.name) + " == " + std::string(named.definition);
    EXPECT_EQ(said(equation), "true") << equation;
  }
}

TEST(LoopyExpressions, AnswersAreReadBackAsTheSameGame) {
  for (const char* text :
       {"over",        "3 + over",   "-1/2 + under", "upon + upon",  "upon - over",
        "tis",         "tisn + 1",   "dud",          "over + under", "{on|off}",
        "a{0|b{a|b}}", "a{1|{a|0}}", "a{{0|a}|0}",   "a{0|{|a}}",    "tiny(on)",
        "-tiny(over)", "{0|ace}",    "3.upon",       "hi + hi",      "{tiny(on)|*}"}) {
    const std::string answer = said(text);
    EXPECT_EQ(said("(" + std::string(text) + ") == (" + answer + ")"), "true") << text;
  }
}

TEST(LoopyExpressions, AGameIsWrittenBackAsTheSameGraph) {
  Session session;
  for (const char* text : {"a{0|b{a|a,b}}", "a{b{a|b}|a}", "{3|on} + tis", "-a{1|{a|0}}"}) {
    const auto first = session.evaluate(text);
    ASSERT_TRUE(first) << text;
    const Game game = *first->get<Game>();
    const auto again = session.evaluate(game.print());
    ASSERT_TRUE(again) << game.print();
    Budget budget;
    const LoopyGame one = reachable_part(loopy_game(game), budget);
    const LoopyGame other = reachable_part(loopy_game(*again->get<Game>()), budget);
    EXPECT_EQ(one.graph().size(), other.graph().size()) << text;
    EXPECT_EQ(one.graph().edges(), other.graph().edges()) << text;
  }
}

TEST(LoopyExpressions, SidesAreWrittenComparedAndAdded) {
  EXPECT_EQ(said("tis"), "1 & 0");
  EXPECT_EQ(said("tis == (1 & 0)"), "true");
  EXPECT_EQ(said("(1 & 0) == tis"), "true");
  EXPECT_EQ(said("(1 & 0) + (0 & -1) == tis + tisn"), "true");
  EXPECT_EQ(said("-(1 & 0)"), "0 & -1");
  EXPECT_EQ(said("over & over"), "over");
  EXPECT_EQ(said("(1 & 0) > tisn"), "true");
  EXPECT_EQ(said("(2 & 0) <> (1 & 1)"), "true");
  EXPECT_EQ(said("onside(2 & 1) - offside(2 & 1)"), "1");
  EXPECT_EQ(said("outcome(1 & 0)"), said("outcome(tis)"));
  EXPECT_EQ(error_offset("0 & 1"), 0u);
  EXPECT_EQ(error_offset("1 & tis"), 4u);
}

TEST(LoopyExpressions, OutcomesWithDrawsAreTwoLetters) {
  EXPECT_EQ(said("outcome(dud)"), "DD");
  EXPECT_EQ(said("outcome(tis)"), "DL");
  EXPECT_EQ(said("outcome(tisn)"), "RD");
  EXPECT_EQ(said("outcome(upon)"), "L");
  EXPECT_EQ(said("outcome(over - over)"), "DD");  // over & under
}

TEST(LoopyExpressions, FunctionsOfStoppers) {
  EXPECT_EQ(said("degree(over)"), "over");
  EXPECT_EQ(said("degree(3/4)"), "0");
  EXPECT_EQ(said("upsum(over, under)"), "over");
  EXPECT_EQ(said("downsum(over, under)"), "under");
  EXPECT_EQ(said("stops(5 + over)"), "[5+over, 5+over]");
  EXPECT_EQ(said("stops(upon)"), "[0, 0]");
  EXPECT_EQ(said("left_stop(hot)"), "on");
  EXPECT_EQ(said("is_stopper(a{a|a})"), "false");
  EXPECT_EQ(said("is_loopy(a{0|{|a}})"), "false");  // it equals *
  EXPECT_EQ(said("a{0|{|a}} + {1|-1}"), said("* + {1|-1}"));
  EXPECT_EQ(said("temperature(a{0|{|a}} + {1|-1})"), "1");
}

TEST(LoopyExpressions, DefinitionsMayMakeAndTakeLoopyGames) {
  Session session;
  EXPECT_EQ(said(session, "f(n) = a{n|a}; f(3) + f(-1)"), "2+over");
  EXPECT_EQ(said(session, "g(x) = -x; g(upon)"), "-upon");
  EXPECT_EQ(said(session, "h(x) = x > 0; [h(over), h(under)]"), "[true, false]");
  EXPECT_EQ(said(session, "k(n) = if n == 0 then over else {k(n-1)|0}; k(2)"),
            said("{{over|0}|0}"));
  // A call inside braces does not see their labels, and its own do not end them.
  EXPECT_EQ(said(session, "b{f(0)|b} == {over|pass}"), "true");
}

TEST(LoopyExpressions, ALabelIsOnlyAnOption) {
  EXPECT_EQ(error_offset("a{0|a+1}"), 4u);
  EXPECT_EQ(error_offset("a{0|-a}"), 5u);
  EXPECT_EQ(error_offset("a{0|onside(a)}"), 11u);
  EXPECT_EQ(error_offset("a{0|b}"), 4u);
  EXPECT_EQ(error_offset("pass"), 0u);
  EXPECT_EQ(error_offset("a{0,1}"), 5u);
  EXPECT_EQ(error_offset("nim(a{1,2})"), 9u);
}

TEST(LoopyExpressions, WhatNeedsAShortGameNamesTheReason) {
  Session session;
  EXPECT_EQ(limit_of(session, "temperature(over)"), std::nullopt);  // an error with its place
  EXPECT_EQ(said(session, "temperature(over)").substr(0, 3), "12:");
  EXPECT_EQ(said(session, "on : 1").substr(0, 2), "0:");
}

// A wrong question is refused at its place. It is no limit.
TEST(LoopyExpressions, WhatNeedsAnEndIsRefusedAtItsPlace) {
  const std::pair<const char*, std::size_t> kPlaces[] = {{"remoteness(over)", 11},
                                                         {"suspense(over)", 9},
                                                         {"remoteness_moves(over)", 17},
                                                         {"left_wall(over,0)", 10},
                                                         {"max(over,1)", 4},
                                                         {"sorted([over,1])", 7},
                                                         {"why(over > 0)", 4},
                                                         {"over : 1", 0},
                                                         {"ordinal_sum(over,1)", 12},
                                                         {"thermograph_by_play(over)", 20}};
  for (const auto& [text, place] : kPlaces) {
    Session session;
    EXPECT_FALSE(limit_of(session, text)) << text;
    EXPECT_EQ(error_offset(text), place) << text;
  }
}

// {*|*} : n is ^[n], and its limit is upon. CGSuite 2.2-beta2 gives the other answers.
TEST(LoopyExpressions, TheTopOfAnOrdinalSumMayBeLoopy) {
  EXPECT_EQ(said("[{*|*} : on, * : on, 1 : over, {-1|1} : on]"), "[upon, upon*, 1+over, 1+under]");
  EXPECT_EQ(said("[^ : ({pass|1} - 1) == {pass|*,^}, ^ : ({1|pass} - 1) == {^|*,pass}]"),
            "[true, true]");
  EXPECT_EQ(said("[^ : ({5|pass} - 1) == {^[5]|*,pass}, ^ : ({pass|5} - 1) == {pass|*,^[5]}]"),
            "[true, true]");
  EXPECT_EQ(said("tiny(2) : (on - 1) == {pass||0|-2}"), "true");
  EXPECT_EQ(said("-(^ : over) == (v : under)"), "true");
  EXPECT_EQ(said("(^ : over) > (^ : 5)"), "false");
}

TEST(LoopyExpressions, DeepNestsReachALimit) {
  Session session;
  const auto nested = [](std::size_t depth) {
    std::string out(depth, '{');
    out += "0|pass}";
    for (std::size_t i = 1; i < depth; ++i) out += "|0}";
    return out;
  };
  EXPECT_EQ(limit_of(session, nested(50'000)), Limit::size);
  EXPECT_EQ(said(session, nested(3) + " == {{over|0}|0}"), "true");
}

TEST(LoopyExpressions, TooManyCopiesAreRefusedAtTheirNumber) {
  constexpr std::string_view kMessage = ": more than 64 copies of a loopy game";
  for (const char* text :
       {"copies(1000000,over)", "copies(-65, {0|pass})", "copies(65,on & off)"}) {
    EXPECT_EQ(said(text), "7" + std::string(kMessage)) << text;
  }
  EXPECT_EQ(said("65.over"), "0" + std::string(kMessage));
  EXPECT_EQ(said("1 + 65.(on & off)"), "4" + std::string(kMessage));
  EXPECT_EQ(said("copies(64,over) == over"), "true");
}

}  // namespace
}  // namespace summand
