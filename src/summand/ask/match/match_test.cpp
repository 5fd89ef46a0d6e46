#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "summand/ask/match/match_session.hpp"
#include "summand/ask/match/matches.hpp"
#include "summand/ask/match/new_match.hpp"
#include "summand/ask/match/talk_test_support.hpp"

namespace summand::ask {
namespace {

using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

std::unique_ptr<MatchSession> match_session_of(Session& session, std::string_view text,
                                               Player first = Player::left, Seating seating = {}) {
  auto match = new_match(session, text, first);
  if (!match) return nullptr;
  return std::make_unique<MatchSession>(MatchRecord{*std::move(match), seating}, Thinking{});
}

// Names of moves, in the order of the match.
std::vector<std::string> names_of_moves(const MatchState& state) {
  std::vector<std::string> out;
  for (const PlayedMove& move : state.moves_made) out.push_back(move.name);
  return out;
}

// --- the object ---

// Both sides play without slips, so whoever wins at the start wins the match.
TEST(MatchSession, TheComputerAgainstItselfAgreesWithTheOracle) {
  for (const char* expression :
       {"nim(3,5) + *2", "domineering(3x3) + nim(2)", "col(2x3) - domineering(2x2)",
        "toads-and-frogs(\"T.F\") + {2|-1}", "clobber(\"xox|oxo\") + ^", "nim"}) {
    for (const Player first : {Player::left, Player::right}) {
      Session session;
      const auto match = match_session_of(session, expression, first);
      ASSERT_NE(match, nullptr) << expression;
      Oracle oracle(match->match().sum().workspace(), 1'000'000);
      const auto winners = oracle.winners(match->match().sum(), first);
      ASSERT_TRUE(winners) << expression;
      while (!match->match().is_over()) {
        const Player player = match->match().to_move();
        const auto choice = match->choose();
        ASSERT_TRUE(choice) << expression;
        EXPECT_EQ(choice->player, player);
        EXPECT_THAT(choice->reason, Not(IsEmpty()));
        match->play(*choice);
        EXPECT_EQ(match->state().moves_made.back().name, choice->name);
        EXPECT_EQ(match->last_reason(), choice->reason);
      }
      const Player expected = winners->prospect(first).fate == Fate::win ? first : opponent(first);
      EXPECT_EQ(match->state().winner, expected) << expression;
    }
  }
}

TEST(MatchSession, BeginsWithTheExampleOfAGame) {
  Session session;
  const auto match = match_session_of(session, "nim");
  ASSERT_NE(match, nullptr);
  EXPECT_THAT(match->state().expression, StartsWith("nim("));
}

TEST(MatchSession, TheStateHasBoardsAndMoves) {
  Session session;
  const auto match = match_session_of(session, "domineering(2x2) + {2|-1}");
  ASSERT_TRUE(match->play("1: a1-a2", 10));
  const MatchState state = match->state();
  EXPECT_EQ(state.expression, "domineering(2x2) + {2|-1}");
  EXPECT_EQ(state.to_move, Player::right);
  EXPECT_FALSE(state.winner);
  ASSERT_THAT(state.terms, SizeIs(2));
  ASSERT_TRUE(state.terms[0].picture && state.terms[0].board);
  EXPECT_EQ(state.terms[0].picture->rows, 2);
  EXPECT_EQ(std::get<ShapeOfPosition>(*state.terms[0].board).shape.cells[0].content, "#");
  EXPECT_EQ(state.terms[1].text, "{2|-1}");
  EXPECT_FALSE(state.terms[1].picture);
  EXPECT_THAT(std::get<OptionsOfValue>(state.terms[1].board.value()).left, ElementsAre("2"));
  EXPECT_THAT(names_of_moves(state), ElementsAre("1: a1-a2"));
  EXPECT_EQ(state.moves_made[0].player, Player::left);
  EXPECT_EQ(state.moves_made[0].term, 0u);
}

TEST(MatchSession, ListsAsManyMovesAsAreWanted) {
  Session session;
  const auto match = match_session_of(session, "domineering(4x4)");
  const auto list = match->moves(5);
  ASSERT_TRUE(list);
  EXPECT_THAT(list->moves, SizeIs(5));
  EXPECT_EQ(list->numbered, 12u);
  EXPECT_EQ(list->count, 12u);
  EXPECT_EQ(list->moves[4].number, 5u);
  // It is played by that number.
  const std::string name = list->moves[4].name;
  ASSERT_TRUE(match->play("5", 5));
  EXPECT_THAT(names_of_moves(match->state()), ElementsAre(name));
}

TEST(MatchSession, ACellIsOneMoveOrSeveral) {
  Session session;
  const auto match = match_session_of(session, "domineering(3x2)");
  const auto several = match->play("2 1", 10);
  ASSERT_TRUE(several);
  EXPECT_THAT(several->moves, SizeIs(2));
  EXPECT_EQ(match->match().moves_made(), 0u);
  const auto one = match->play("1 1", 10);
  ASSERT_TRUE(one);
  EXPECT_THAT(one->moves, IsEmpty());
  EXPECT_THAT(names_of_moves(match->state()), ElementsAre("a1-a2"));
}

TEST(MatchSession, WrongMovesChangeNothing) {
  Session session;
  const auto match = match_session_of(session, "domineering(2x2) + nim(2)");
  for (const char* text : {"", "a1-b1", "1: a9", "1: 9 9", "9 9", "77", "7:", "$"}) {
    EXPECT_FALSE(match->play(text, 10)) << text;
    EXPECT_EQ(match->match().moves_made(), 0u) << text;
  }
  EXPECT_FALSE(match->begin(session, "nim("));
  EXPECT_FALSE(match->begin(session, "1 < 2"));
  EXPECT_EQ(match->state().expression, "domineering(2x2) + nim(2)");
}

TEST(MatchSession, UndoGoesBackToTheTurnOfThePlayer) {
  Session session;
  const auto match = match_session_of(session, "nim(3,4,5)");
  EXPECT_FALSE(match->undo());
  EXPECT_FALSE(match->redo());
  ASSERT_TRUE(match->play("3->1", 10));
  match->play(match->choose().value());
  const std::vector<std::string> made = names_of_moves(match->state());
  ASSERT_THAT(made, SizeIs(2));
  ASSERT_TRUE(match->undo());
  EXPECT_THAT(names_of_moves(match->state()), IsEmpty());
  ASSERT_TRUE(match->redo());
  EXPECT_EQ(names_of_moves(match->state()), made);
  ASSERT_TRUE(match->undo_one());
  EXPECT_EQ(match->match().to_move(), Player::right);
}

TEST(MatchSession, UndoAtTheEndGoesBackToAPerson) {
  Session session;
  const auto match = match_session_of(session, "nim(2)");
  ASSERT_TRUE(match->play("2->0", 10));
  EXPECT_EQ(match->state().winner, Player::left);
  EXPECT_FALSE(match->play("2->0", 10));
  ASSERT_TRUE(match->undo());
  EXPECT_EQ(match->match().to_move(), Player::left);
}

TEST(MatchSession, WhoResignsHasLost) {
  Session session;
  const auto match = match_session_of(session, "nim(2)");
  match->resign();
  EXPECT_EQ(match->state().resigned, Player::left);
  EXPECT_EQ(match->state().winner, Player::right);
  ASSERT_TRUE(match->undo());
  EXPECT_FALSE(match->state().winner);
  // A match that is over is not given up, and its record can be read.
  ASSERT_TRUE(match->play("2->0", 10));
  match->resign();
  EXPECT_FALSE(match->state().resigned);
  EXPECT_TRUE(read_record(match->record(), session));
}

TEST(MatchSession, RecordsAreReadBack) {
  Session session;
  const Seating both{.left_is_person = true, .right_is_person = true, .level = {15}};
  const auto match = match_session_of(session, "domineering(3x3) + nim(2)", Player::right, both);
  while (!match->match().is_over()) {
    const std::string record = match->record();
    auto read = read_record(record, session);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->seating, both);
    const MatchSession again(*std::move(read), {});
    EXPECT_EQ(again.record(), record);
    EXPECT_EQ(names_of_moves(again.state()), names_of_moves(match->state()));
    match->play(match->choose().value());
  }
}

TEST(MatchSession, TheHintHasNoSlips) {
  Session session;
  const auto match =
      match_session_of(session, "nim(3,5)", Player::left, {.level = {.slips_in_100 = 100}});
  const auto slip = match->choose();
  ASSERT_TRUE(slip);
  EXPECT_EQ(slip->choice.kind, Choice::Kind::slip);
  EXPECT_EQ(slip->reason, std::vector{slip->name + " was chosen at random, because of the level."});
  const auto hint = match->hint();
  ASSERT_TRUE(hint && *hint);
  EXPECT_EQ((*hint)->name, "5->3");
  EXPECT_EQ((*hint)->choice.kind, Choice::Kind::winning);
  EXPECT_EQ(match->match().moves_made(), 0u);
  EXPECT_THAT(match->last_reason(), IsEmpty());
  match->set_level({});
  match->play(match->choose().value());
  EXPECT_THAT(names_of_moves(match->state()), ElementsAre("5->3"));
  EXPECT_THAT(match->analysis(), Not(IsEmpty()));
}

TEST(MatchSession, ItsLevelIsReadFromAText) {
  Session session;
  const auto match = match_session_of(session, "nim(3)", Player::left, {.level = {15}});
  EXPECT_EQ(match->change_level("").value(), PlayLevel{15});
  EXPECT_EQ(match->change_level("easy").value(), PlayLevel{30});
  EXPECT_FALSE(match->change_level("kid"));
  EXPECT_EQ(match->change_level("").value(), PlayLevel{30});
  EXPECT_EQ(match->state().level, PlayLevel{30});
}

TEST(MatchSession, ItsRulesAreTheAnswerOfTheDoor) {
  Session session;
  const auto match = match_session_of(session, "nim(3) + domineering(2x2) + {1|}");
  Talk talk("match");
  ASSERT_TRUE(talk.ask("new", {"nim(3) + domineering(2x2) + {1|}"}));
  EXPECT_EQ(text(match->rules(), {}), talk.words("rules"));
}

TEST(MatchSession, AMatchThatRestedPlaysOn) {
  Session session;
  const auto match = match_session_of(session, "domineering(4x4)");
  match->rest();
  match->play(match->choose().value());
  match->rest();
  EXPECT_THAT(match->analysis(), Not(IsEmpty()));
  match->begin_again();
  EXPECT_EQ(match->match().moves_made(), 0u);
  ASSERT_TRUE(match->begin(session, "nim(2)"));
  match->play(match->choose().value());
  EXPECT_EQ(match->state().winner, Player::left);
}

// --- the questions ---

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
              HasSubstr(R"_("move": "5->0", "term": 1, "leaves": "nim(3)", "cells": [1], )_"));
  EXPECT_THAT(talk.json("moves", {}, {{"most", "2"}}),
              StartsWith(R"({"match": 1, "count": 8, "moves": [{"move": "3->0", "term": 1, )"));
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
  const std::string start = talk.json("new", {"domineering(3x2)"});
  EXPECT_THAT(talk.json("play", {"a1-b1"}), StartsWith("no such move: a1-b1"));
  EXPECT_THAT(talk.json("undo"), HasSubstr("to take back"));
  EXPECT_THAT(talk.json("redo"), HasSubstr("to make again"));
  EXPECT_THAT(talk.json("show", {}, {{"match", "2"}}), HasSubstr("there is no match 2"));
  EXPECT_THAT(talk.json("show", {}, {{"match", "0"}}), StartsWith("--match"));
  EXPECT_EQ(talk.json("show"), start);
  // A cell of two moves plays none of them.
  const std::string several = talk.json("play", {"2 1"});
  EXPECT_THAT(several, HasSubstr(R"("moves_made": [], "several": [{"move": "a1-a2", "term": 1, )"));
  EXPECT_THAT(several, HasSubstr(R"_("leaves": "domineering(\"#.|#.|..\")", "cells": [0, 2]}, )_"));
  EXPECT_THAT(talk.json("resign"), HasSubstr(R"("resigned": "left")"));
  EXPECT_THAT(talk.json("answer"), StartsWith("the match is over"));
  EXPECT_THAT(talk.json("play", {"a1-a2"}), StartsWith("the match is over"));
}

TEST(MatchQuestions, MovesHaveResultsAndValuesIfRequested) {
  Talk talk("match");
  ASSERT_TRUE(talk.ask("new", {"nim(1,2)"}));
  const std::string moves = talk.json("moves", {}, {{"results", ""}, {"forms", "spoken"}});
  EXPECT_THAT(moves, HasSubstr(R"_("term": 1, "result": "lose", "leaves": "nim(2)", )_"
                               R"_("value": "*2", "spoken": "star 2", )_"
                               R"_("cells": [0], "heap_after": []})_"));
  EXPECT_THAT(moves, HasSubstr(R"_("term": 1, "result": "win", "leaves": "nim(1,1)", )_"
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
              HasSubstr(R"("level": "100", "slips": 100, "to_move": "left")"));
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

// A cell is pointed at by the number that stands beside its row.
TEST(MatchSession, PointsAtCellsFromTheirOrigin) {
  Session session;
  auto match = new_match(session, "domineering(3x2)", Player::left, {.origin = Origin::bottom});
  ASSERT_TRUE(match);
  MatchSession game(MatchRecord{*std::move(match), {.right_is_person = true}}, Thinking{});
  ASSERT_TRUE(game.play("a2-a1", 10).has_value());
  EXPECT_EQ(game.state().terms[0].text, "domineering(\"..|#.|#.\")");
  ASSERT_TRUE(game.play("3 2", 10).has_value());
  EXPECT_EQ(game.state().terms[0].text, "domineering(\"##|#.|#.\")");
}

}  // namespace
}  // namespace summand::ask
