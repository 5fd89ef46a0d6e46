#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "summand/ask/match/match_start.hpp"
#include "summand/ask/match/matches.hpp"
#include "summand/ask/match/talk_test_support.hpp"
#include "summand/play/record.hpp"

namespace summand::ask {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(MatchQuestions, AMatchIsPlayedInAConversation) {
  Talk talk("match");
  const std::string start = talk.json("new", {"nim(3,5)"});
  EXPECT_THAT(start,
              StartsWith(R"_({"match": 1, "expression": "nim(3,5)", "first": "left", "level": )_"
                         R"_("perfect", "slips": 0, )_"));
  EXPECT_THAT(start, HasSubstr(R"("to_move": "left", "over": false, "winner": null, )"));
  EXPECT_THAT(start,
              HasSubstr(R"_("resigned": null, "terms": [{"text": "nim(3,5)", "picture": )_"));
  EXPECT_THAT(start, HasSubstr(R"(["●●● 3", "●●●●● 5"], "board": {"kind": "heaps", )"));
  EXPECT_THAT(start, HasSubstr(R"_("after": ")"}, "heaps": [{"size": "3"}, {"size": "5"}]}}], )_"));
  EXPECT_THAT(talk.json("moves", {}, {{"most", "4"}}),
              HasSubstr(R"_("term": 1, "move": "5->0", "leaves": "nim(3)", "cells": [1], )_"));
  EXPECT_THAT(talk.json("moves", {}, {{"most", "2"}}),
              StartsWith(R"({"match": 1, "count": 8, "moves": [{"term": 1, "move": "3->0", )"));
  EXPECT_THAT(talk.json("hint"), HasSubstr(R"("move": "5->3", "kind": "winning", "reason": [)"));
  EXPECT_THAT(talk.json("play", {"5->3"}), HasSubstr(R"("to_move": "right")"));
  EXPECT_THAT(talk.json("answer"), HasSubstr(R"("kind": "lost")"));
  EXPECT_THAT(talk.json("why"), HasSubstr("every move loses"));
  EXPECT_THAT(talk.json("analyze"), HasSubstr("Left wins"));
  EXPECT_THAT(talk.json("undo"), HasSubstr(R"("moves_made": [])"));
  EXPECT_THAT(talk.json("redo"),
              HasSubstr(R"("move": "5->3", "term": 1, "cells": [1], "heap_after": ["3"]})"));
  EXPECT_THAT(talk.words("show"), HasSubstr("Left is to move."));
  EXPECT_THAT(talk.json("resign"), HasSubstr(R"("over": true, "winner": "right")"));
  EXPECT_EQ(talk.json("moves"), R"({"match": 1, "count": 0, "moves": []})");
  EXPECT_EQ(talk.json("hint"), R"({"match": 1, "choice": null})");
  const std::string record = talk.words("record");
  EXPECT_THAT(talk.json("load", {record}), StartsWith(R"({"match": 2)"));
  EXPECT_EQ(talk.words("record"), record);
  EXPECT_EQ(talk.json("close"), R"({"match": 2, "open": 1})");
}

TEST(MatchQuestions, MistakesAreErrorsAndChangeNothing) {
  Talk talk("match");
  EXPECT_THAT(talk.json("show"), HasSubstr("match new"));
  const auto wrong = talk.ask("new", {"nim(3) + $"});
  ASSERT_FALSE(wrong);
  EXPECT_TRUE(wrong.error().is_in_text);
  EXPECT_EQ(wrong.error().error.offset, 9u);
  EXPECT_THAT(talk.json("new", {"1 < 2"}), HasSubstr("only games are played"));
  EXPECT_THAT(talk.json("new", {"nim(3)"}, {{"level", "kid"}}), StartsWith("--level"));
  EXPECT_THAT(talk.json("load", {"nothing"}), HasSubstr("a record begins"));
  EXPECT_THAT(talk.json("new", {"nim(3)"}, {{"you", "blue"}}), StartsWith("--you must be left"));
  const std::string start = talk.json("new", {"domineering(3x2)"});
  EXPECT_THAT(talk.json("play", {"a1-b1"}), StartsWith("no such move: a1-b1"));
  EXPECT_THAT(talk.json("undo"), HasSubstr("to take back"));
  EXPECT_THAT(talk.json("redo"), HasSubstr("to make again"));
  EXPECT_THAT(talk.json("show", {}, {{"match", "2"}}), HasSubstr("there is no match 2"));
  EXPECT_THAT(talk.json("show", {}, {{"match", "0"}}), StartsWith("--match"));
  EXPECT_EQ(talk.json("show"), start);
  // A cell of two moves plays none of them.
  const std::string several = talk.json("play", {"2 1"});
  EXPECT_THAT(several, HasSubstr(R"("moves_made": [], "several": [{"term": 1, "move": "a1-a2", )"));
  EXPECT_THAT(several, HasSubstr(R"_("leaves": "domineering(\"#.|#.|..\")", "cells": [0, 2]}, )_"));
  EXPECT_THAT(talk.json("resign"), HasSubstr(R"("resigned": "left")"));
  EXPECT_THAT(talk.json("answer"), StartsWith("the match is over"));
  EXPECT_THAT(talk.json("play", {"a1-a2"}), StartsWith("the match is over"));
}

TEST(MatchQuestions, MovesHaveResultsAndValuesIfRequested) {
  Talk talk("match");
  ASSERT_TRUE(talk.ask("new", {"nim(1,2)"}));
  const std::string moves = talk.json("moves", {}, {{"results", ""}, {"forms", "spoken"}});
  EXPECT_THAT(moves, HasSubstr(R"_("move": "1->0", "result": "lose", "leaves": "nim(2)", )_"
                               R"_("value": "*2", "spoken": "star 2", )_"
                               R"_("cells": [0], "heap_after": []})_"));
  EXPECT_THAT(moves, HasSubstr(R"_("move": "2->1", "result": "win", "leaves": "nim(1,1)", )_"
                               R"_("value": "0", "spoken": "0", )_"
                               R"_("cells": [1], "heap_after": ["1"]})_"));
  EXPECT_THAT(talk.json("moves"), Not(HasSubstr("result")));
  EXPECT_THAT(talk.json("values", {}, {{"forms", "spoken"}}),
              HasSubstr(R"("value": "*3", "spoken": "star 3", "mean": "0")"));
  EXPECT_THAT(talk.json("values", {}, {{"forms", "braille"}}), StartsWith("--forms"));
}

TEST(MatchQuestions, TheLevelChangesWithinAMatch) {
  Talk talk("match");
  ASSERT_TRUE(talk.ask("new", {"nim(3,5)"}, {{"level", "fair"}}));
  EXPECT_THAT(talk.json("show"), HasSubstr(R"("level": "fair", "slips": 15, )"));
  EXPECT_THAT(talk.json("level", {}, {{"slips", "100"}}),
              HasSubstr(R"("level": "100", "slips": 100, "you": "left", )"));
  EXPECT_THAT(talk.json("hint"), HasSubstr(R"("kind": "winning")"));
  EXPECT_THAT(talk.json("answer"), HasSubstr(R"("kind": "slip")"));
  EXPECT_THAT(talk.json("undo"), HasSubstr(R"("slips": 100)")) << "it is no move";
  const std::string easy = talk.json("level", {}, {{"level", "easy"}});
  EXPECT_THAT(easy, HasSubstr(R"("level": "easy", "slips": 30, )"));
  EXPECT_THAT(talk.words("record"), HasSubstr("level easy\n"));
  EXPECT_THAT(talk.words("level"),
              HasSubstr("The computer's level is easy (30 slips in 100 moves).\nLeft is to move."));
  EXPECT_THAT(talk.json("level", {}, {{"level", "perfect"}}), HasSubstr(R"("slips": 0)"));
  EXPECT_THAT(talk.json("answer"), HasSubstr(R"("move": "5->3", "kind": "winning")"));
}

// The messages are those of a new match.
TEST(MatchQuestions, AWrongLevelChangesNothing) {
  Talk talk("match");
  EXPECT_THAT(talk.json("level", {}, {{"level", "easy"}}), HasSubstr("match new"));
  const std::string start = talk.json("new", {"nim(3)"}, {{"level", "child"}});
  for (const Talk::Options& options :
       {Talk::Options{{"level", "kid"}}, Talk::Options{{"level", ""}},
        Talk::Options{{"slips", "101"}}, Talk::Options{{"level", "easy"}, {"slips", "3"}}}) {
    const std::string message = talk.json("level", {}, options);
    EXPECT_THAT(message, StartsWith("--"));
    EXPECT_EQ(message, talk.json("new", {"nim(3)"}, options));
  }
  EXPECT_THAT(talk.json("level", {}, {{"match", "2"}}), HasSubstr("there is no match 2"));
  EXPECT_EQ(talk.json("show"), start);
}

TEST(MatchQuestions, TheRulesAreThoseOfEachGameOnce) {
  Talk talk("match");
  EXPECT_THAT(talk.json("rules"), HasSubstr("match new"));
  ASSERT_TRUE(talk.ask("new", {"domineering(2x2) + nim(3) - domineering(1x2) + 1/2"}));
  const std::string rules = talk.json("rules");
  EXPECT_THAT(rules, StartsWith(R"({"match": 1, "games": [{"name": "domineering", "title": )"
                                R"("Domineering", "rules": "Left places a domino upright )"));
  EXPECT_THAT(rules, HasSubstr(R"("terms": [1, 3]}, {"name": "nim", )"));
  EXPECT_THAT(rules, EndsWith(R"("terms": [2]}], "without_board": [4]})"));
  const std::string words = talk.words("rules");
  EXPECT_THAT(words, StartsWith("Domineering\n\nLeft places a domino upright on two free cells"));
  EXPECT_THAT(words, HasSubstr("\n\nNim\n\n"));
  EXPECT_EQ(words.find("Domineering\n"), words.rfind("Domineering\n"));
  ASSERT_TRUE(talk.ask("new", {"{2|-1} + 1/2"}));
  EXPECT_EQ(talk.json("rules"), R"({"match": 2, "games": [], "without_board": [1, 2]})");
  EXPECT_EQ(talk.words("rules"),
            "A game without a board is given by its options. A player moves to one of his own "
            "options.\n");
}

TEST(MatchQuestions, TheValuesOfAMatchAreItsHistory) {
  Talk talk("match");
  ASSERT_TRUE(talk.ask("new", {"{2|-1}"}));
  ASSERT_TRUE(talk.ask("play", {"2"}));
  EXPECT_EQ(talk.json("values"),
            R"({"match": 1, "positions": [{"move": null, "to_move": "left", "winner": "left", )"
            R"("value": "{2|-1}", "mean": "1/2", "temperature": "3/2", )"
            R"("stops": {"left": "2", "right": "-1"}}, )"
            R"({"move": "2", "to_move": "right", "winner": "left", "value": "2", "mean": "2", )"
            R"("temperature": "-1", "stops": {"left": "2", "right": "2"}}]})");
  EXPECT_THAT(talk.words("values"), StartsWith("start  Left to move "));
  ASSERT_TRUE(talk.ask("new", {"clobber(6x6)"}));
  EXPECT_THAT(talk.json("values", {}, {{"time", "100ms"}}),
              HasSubstr(R"("value": null, "why_no_value": "the time limit)"));
  ASSERT_TRUE(talk.ask("moves"));
}

TEST(MatchQuestions, ThereAreOnlySoManyMatches) {
  Talk talk("match");
  for (std::size_t i = 0; i < Matches::kMost; ++i) {
    ASSERT_TRUE(talk.ask("new", {"nim(2)"})) << i;
  }
  EXPECT_THAT(talk.json("new", {"nim(2)"}), HasSubstr("100 matches"));
  EXPECT_TRUE(talk.ask("answer", {}, {{"match", "7"}}));
  EXPECT_EQ(talk.json("close", {}, {{"match", "7"}}), R"({"match": 7, "open": 99})");
  EXPECT_THAT(talk.json("show", {}, {{"match", "7"}}), HasSubstr("there is no match 7"));
  EXPECT_THAT(talk.json("new", {"nim(2)"}), StartsWith(R"({"match": 101)"));
}

// A time limit ends one question and not the next; the computer then guesses.
TEST(MatchQuestions, AMoveHasTheTimeOfItsQuestion) {
  Talk talk("match");
  ASSERT_TRUE(talk.ask("new", {"clobber(6x6) + clobber(5x7)"}, {{"nodes", "1000000000"}}));
  EXPECT_THAT(talk.json("answer", {}, {{"time", "100ms"}}), HasSubstr(R"("kind": "guessed")"));
  EXPECT_THAT(talk.json("show"), HasSubstr(R"("to_move": "right")"));
  ASSERT_TRUE(talk.ask("moves"));
}

// From the bottom, the top left corner of 3 rows is a3.
TEST(MatchQuestions, NameCellsFromTheirOrigin) {
  Talk talk("match");
  EXPECT_THAT(talk.json("new", {"clobber(3x2)"}, {{"origin", "bottom"}, {"you", "both"}}),
              HasSubstr("\"origin\": \"bottom\""));
  EXPECT_THAT(talk.json("moves"), HasSubstr("\"move\": \"a3-b3\""));
  EXPECT_THAT(talk.json("play", {"a3-b3"}), HasSubstr("clobber(\\\".x|ox|xo\\\")"));
  const std::string record = talk.words("record");
  EXPECT_THAT(record, HasSubstr("\norigin bottom\n"));
  EXPECT_THAT(talk.json("load", {record}), HasSubstr("\"origin\": \"bottom\""));
  EXPECT_THAT(talk.json("new", {"clobber(3x2)"}), HasSubstr("\"origin\": \"top\""));
  EXPECT_THAT(talk.json("new", {"nim(3)"}), Not(HasSubstr("origin")));
  EXPECT_THAT(talk.json("new", {"nim(3)"}, {{"origin", "left"}}),
              HasSubstr("--origin must be top or bottom"));
}

// What several.* begins and match.* begins are matches of one conversation.
TEST(MatchQuestions, OneRegisterHasAllMatches) {
  Talk talk("match"), table("several", talk);
  ASSERT_TRUE(talk.ask("new", {"nim(3,5)"}));
  EXPECT_THAT(table.json("new", {"dots 1x1"}, {{"opponents", "max-n"}}),
              StartsWith(R"({"match": 2)"));
  EXPECT_THAT(talk.json("show"), HasSubstr(R"("game": "dots-and-boxes")"));
  EXPECT_THAT(talk.json("rules"), HasSubstr("is not a sum"));
  EXPECT_THAT(talk.json("analyze"), HasSubstr("if both play for boxes"));
  EXPECT_THAT(talk.json("play", {"1"}), HasSubstr(R"("to_move": "second")"));
  EXPECT_THAT(talk.json("answer"), HasSubstr(R"("exact": true)"));
  const std::string record = talk.words("record");
  EXPECT_THAT(talk.json("load", {record}), StartsWith(R"({"match": 3)"));
  EXPECT_THAT(table.json("programs", {}, {{"match", "1"}}), HasSubstr(R"("made": [])"));
  EXPECT_THAT(table.json("show", {}, {{"match", "1"}}), HasSubstr(R"_("expression": "nim(3,5)")_"));
}

TEST(MatchQuestions, EarlierStatesAreShown) {
  Talk talk("match");
  const std::string start = talk.json("new", {"nim(3,5)"});
  ASSERT_TRUE(talk.ask("play", {"5->3"}));
  const std::string now = talk.json("answer");
  EXPECT_EQ(talk.json("show", {}, {{"after", "0"}}), start);
  EXPECT_THAT(talk.json("show", {}, {{"after", "1"}}), HasSubstr(R"("to_move": "right")"));
  EXPECT_THAT(now, StartsWith(talk.json("show").substr(0, 100)));
}

}  // namespace
}  // namespace summand::ask
