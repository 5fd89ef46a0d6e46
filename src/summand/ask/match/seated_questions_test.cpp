#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "summand/ask/match/talk_test_support.hpp"
#include "summand/text/json_value.hpp"

namespace summand::ask {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(SeveralQuestions, AMatchIsPlayedInAConversation) {
  Talk talk("several");
  EXPECT_EQ(talk.json("new", {"dots-and-boxes 1x1"}, {{"opponents", "max-n"}}),
            R"({"match": 1, "contest": null, "state": {"game": "dots-and-boxes", )"
            R"("title": "Dots-and-Boxes", "text": "1x1; 0-0; first to move", "players": )"
            R"([{"name": "first", "seat": "person"}, {"name": "second", "seat": "max-n"}], )"
            R"("to_move": "first", "over": false, "winner": null, "places": [], "picture": )"
            R"([" 2 +   +", "", " 1 +   +", "   a   b", "boxes 0-0, first is to draw a line"], )"
            R"("actions_made": [], "deals": []}})");
  EXPECT_EQ(talk.json("actions"),
            R"({"match": 1, "actions": [{"number": 1, "player": "first", "action": )"
            R"("first: a1-b1"}, {"number": 2, "player": "first", "action": "first: a2-b2"}, )"
            R"({"number": 3, "player": "first", "action": "first: a1-a2"}, )"
            R"({"number": 4, "player": "first", "action": "first: b1-b2"}]})");
  EXPECT_EQ(talk.json("hint"),
            R"({"match": 1, "hint": {"player": "first", "action": "first: a1-b1", "reason": )"
            R"("by search to the end: the boxes become 0-1", "exact": true}})");
  EXPECT_THAT(talk.json("why"), StartsWith(R"({"match": 1, "choice": null, "known": [)"));
  EXPECT_THAT(talk.json("deal", {"good luck"}),
              HasSubstr(R"("deals": [{"after": 0, "text": "first: good luck"}])"));
  EXPECT_THAT(talk.json("play", {"3"}),
              HasSubstr(R"("actions_made": [{"player": "first", "action": "first: a1-a2", )"
                        R"("news": []}])"));
  EXPECT_THAT(talk.json("computer"),
              HasSubstr(R"("choice": {"player": "second", "action": "second: )"));
  EXPECT_THAT(talk.json("why"), HasSubstr(R"("exact": true, "known": ["if both play for boxes)"));
  EXPECT_THAT(talk.json("undo"), HasSubstr(R"("actions_made": [])"));
  EXPECT_THAT(talk.json("redo"), HasSubstr(R"("text": "1x1 )"));
  EXPECT_THAT(talk.json("resign"), HasSubstr(R"({"name": "first", "seat": "max-n"})"));
  EXPECT_THAT(talk.json("computer"), HasSubstr(R"("winner": null)"));
  EXPECT_THAT(talk.json("computer"),
              HasSubstr(R"("over": true, "winner": "second", "places": ["second", "first"])"));
  EXPECT_EQ(talk.json("actions"), R"({"match": 1, "actions": []})");
  EXPECT_EQ(talk.json("hint"), R"({"match": 1, "hint": null})");
  EXPECT_THAT(talk.words("show"), HasSubstr("boxes 0-1, second wins"));
  const std::string record = talk.words("record");
  EXPECT_THAT(talk.json("load", {record}, {{"you", "none"}}), StartsWith(R"({"match": 2)"));
  EXPECT_EQ(talk.words("record"), record);
  EXPECT_EQ(talk.json("close"), R"({"match": 2, "open": 1})");
}

TEST(SeveralQuestions, NewsSaysWhoIsOut) {
  Talk talk("several");
  ASSERT_TRUE(talk.ask("new", {"sucker"},
                       {{"players", "2"}, {"chips", "2"}, {"rows", "1"}, {"you", "none"}}));
  for (int i = 0; i < 3; ++i) EXPECT_THAT(talk.json("computer"), HasSubstr(R"("over": false)"));
  const std::string end = talk.json("computer");
  EXPECT_THAT(end, HasSubstr(R"("action": "red: place r on brb", "news": ["blue has no chip, )"));
  EXPECT_THAT(end, HasSubstr(R"("winner": "red", "places": ["red", "blue"])"));
  EXPECT_THAT(talk.words("show"), HasSubstr("red is the last and wins"));
}

TEST(SeveralQuestions, RoundsOfBabylonAreAContest) {
  Talk talk("several");
  EXPECT_EQ(talk.json("new", {"babylon(2)"}, {{"rounds", ""}, {"you", "1"}}),
            R"({"match": 1, "contest": {"start": "1r 1r", "rounds": 0, "wins": )"
            R"([{"player": "player 1", "wins": 0}, {"player": "player 2", "wins": 0}], )"
            R"("chooser": "player 1", "winner": null}, "state": null})");
  EXPECT_EQ(talk.json("actions"),
            R"({"match": 1, "actions": [{"number": 1, "player": "player 1", "action": "first"}, )"
            R"({"number": 2, "player": "player 1", "action": "second"}]})");
  EXPECT_EQ(talk.json("hint"),
            R"({"match": 1, "hint": {"player": "player 1", "action": "first", "reason": )"
            R"("the player who goes first wins", "exact": true}})");
  EXPECT_THAT(talk.json("undo"), HasSubstr("to take back"));
  EXPECT_EQ(talk.words("record"),
            "summand match 2\ngame babylon in rounds\nplayers 2\nstart 1r 1r\nend\n");
  EXPECT_EQ(talk.json("play", {"third"}),
            "choose a place first: first or second is expected, not 'third'");
  EXPECT_THAT(talk.words("show"), HasSubstr("player 1 chooses to go first or second"));
  EXPECT_THAT(talk.json("play", {"second"}), HasSubstr(R"("chooser": null)"));
  EXPECT_EQ(talk.json("play", {"1r>1r"}), "programs play for themselves");
  // There is only one move.
  EXPECT_THAT(talk.json("computer"),
              HasSubstr(R"("rounds": 1, "wins": [{"player": "player 1", )"
                        R"("wins": 0}, {"player": "player 2", "wins": 1}])"));
  EXPECT_THAT(talk.json("play", {"first"}), HasSubstr(R"("chooser": null)"));
  EXPECT_THAT(talk.json("play", {"1"}), HasSubstr(R"("chooser": "player 2")"));
  // A program chooses its place, and wins the last round.
  EXPECT_EQ(talk.json("play", {"1"}), "programs play for themselves");
  EXPECT_THAT(talk.json("computer"),
              HasSubstr(R"("choice": {"player": "player 2", "action": "first", "reason": )"
                        R"("the player who goes first wins", "exact": true, "known": []})"));
  EXPECT_THAT(talk.json("computer"), HasSubstr(R"("chooser": null, "winner": "player 2")"));
  EXPECT_EQ(talk.json("actions"), R"({"match": 1, "actions": []})");
  EXPECT_THAT(talk.words("show"), HasSubstr("player 2 wins the match"));
  EXPECT_THAT(talk.json("computer"), StartsWith("the match is over"));
}

TEST(SeveralQuestions, ProgramsPlayUntilAPersonIsToChoose) {
  Talk talk("several");
  ASSERT_TRUE(talk.ask("new", {"dots-and-boxes 1x1"}, {{"opponents", "max-n"}}));
  EXPECT_THAT(talk.json("programs"), HasSubstr(R"("deals": []}, "made": []})"));
  ASSERT_TRUE(talk.ask("play", {"a1-b1"}));
  const std::string answer = talk.json("programs");
  EXPECT_THAT(answer, HasSubstr(R"("to_move": "first")"));
  EXPECT_THAT(answer, HasSubstr(R"("made": [{"player": "second", "action": "second: )"));
  EXPECT_THAT(answer, HasSubstr(R"("news": [], "choice": {"player": "second", "action": )"));
  EXPECT_THAT(answer, HasSubstr(R"("exact": true, "known": ["if both play for boxes)"));
  ASSERT_TRUE(talk.ask("resign"));
  EXPECT_THAT(talk.json("programs"), HasSubstr(R"("over": true, "winner": "second")"));
  EXPECT_THAT(talk.json("programs"), HasSubstr(R"("made": [])")) << "it is over";
}

// With one row there is never a choice.
TEST(SeveralQuestions, ActionsOfPeopleAreMadeWhereTheyAreForced) {
  Talk talk("several");
  ASSERT_TRUE(talk.ask("new", {"sucker"},
                       {{"players", "2"}, {"chips", "2"}, {"rows", "1"}, {"you", "all"}}));
  EXPECT_THAT(talk.json("programs"), HasSubstr(R"("made": [])"));
  const std::string end = talk.json("programs", {}, {{"forced", ""}});
  EXPECT_THAT(end, HasSubstr(R"("made": [{"player": "blue", "action": "blue: place b on )"));
  EXPECT_THAT(end, HasSubstr(R"("news": ["blue has no chip, )"));
  EXPECT_THAT(end, HasSubstr(R"("choice": null}]})"));
  EXPECT_THAT(end, HasSubstr(R"("winner": "red")"));
}

TEST(SeveralQuestions, ProgramsPlayAllRoundsOfAContest) {
  Talk talk("several");
  ASSERT_TRUE(talk.ask("new", {"babylon(2)"}, {{"rounds", ""}, {"you", "none"}}));
  const std::string end = talk.json("programs");
  EXPECT_THAT(end, HasSubstr(R"("made": [{"player": "player 1", "action": "first", )"));
  EXPECT_THAT(end, HasSubstr(R"("rounds": 3, )"));
  EXPECT_THAT(end, HasSubstr(R"("chooser": null, "winner": "player 1")"));
}

// The place is chosen at once, and then the search has no end.
TEST(SeveralQuestions, WhatProgramsDidBeforeALimitStaysDone) {
  Talk talk("several");
  ASSERT_TRUE(talk.ask("new", {"babylon(20,20,3)"},
                       {{"rounds", ""},
                        {"players", "4"},
                        {"seats", "mcts,mcts,mcts,mcts"},
                        {"nodes", "100000000"}}));
  const auto stopped = talk.ask("programs", {}, {{"time", "1s"}});
  ASSERT_TRUE(stopped);
  ASSERT_TRUE(stopped->stopped);
  EXPECT_EQ(stopped->stopped->limit, Limit::time);
  EXPECT_THAT(stopped->stopped->error.message, StartsWith("the time limit of 1 s is reached"));
  JsonWriter json(JsonWriter::Layout::one_line);
  stopped->json(json.object());
  EXPECT_THAT(json.close().str(),
              HasSubstr(R"("made": [{"player": "player 1", "action": "first", )"));
  EXPECT_THAT(talk.json("show"), HasSubstr(R"("to_move": "player 1", )"));
  // Where nothing was done, the limit is an error.
  EXPECT_THAT(talk.json("programs", {}, {{"time", "100ms"}}), StartsWith("the time limit"));
  EXPECT_THAT(talk.json("show"), HasSubstr(R"("actions_made": [])"));
}

TEST(SeveralQuestions, ARecordOfAContestIsLoadedAgain) {
  Talk talk("several");
  ASSERT_TRUE(
      talk.ask("new", {"babylon(2,1)"}, {{"rounds", ""}, {"players", "3"}, {"you", "all"}}));
  const auto without_number = [](const std::string& answer) {
    return answer.substr(answer.find(R"("contest")"));
  };
  const auto expect_the_same = [&] {
    const std::string before = talk.json("show");
    const std::string record = talk.words("record");
    const std::string loaded = talk.json("load", {record}, {{"you", "all"}});
    EXPECT_EQ(without_number(loaded), without_number(before));
    EXPECT_EQ(talk.words("record"), record);
    ASSERT_TRUE(talk.ask("close"));
  };
  expect_the_same();
  for (const char* action : {"second", "1", "third", "1r>1b", "1"}) {
    ASSERT_TRUE(talk.ask("play", {action})) << action;
    expect_the_same();
  }
  EXPECT_THAT(talk.json("show"), HasSubstr(R"("rounds": 2, )"));
}

TEST(SeveralQuestions, AWrongRecordOfAContestIsRefusedWithItsPlace) {
  Talk talk("several");
  const std::string start = "babylon in rounds, version 1\nplayers: 2\nstart: 1r 1r\n";
  const auto wrong = talk.ask("load", {start + "round 1: player 1 goes last\nend\n"});
  ASSERT_FALSE(wrong);
  EXPECT_TRUE(wrong.error().is_in_text);
  EXPECT_EQ(wrong.error().error.message,
            "choose a place first: first or second is expected, not 'last'");
  EXPECT_EQ(wrong.error().error.offset, start.size() + 23);
  EXPECT_THAT(talk.json("load", {start}), StartsWith("the last line, 'end', is missing"));
  EXPECT_THAT(talk.json("load", {start + "end\n"}, {{"you", "3"}}), StartsWith("--you"));
  EXPECT_THAT(talk.json("show"), HasSubstr("several new")) << "nothing was loaded";
}

TEST(SeveralQuestions, MistakesAreErrorsAndChangeNothing) {
  Talk talk("several");
  EXPECT_THAT(talk.json("show"), HasSubstr("several new"));
  EXPECT_THAT(talk.json("new", {"nim(3)"}), StartsWith("sucker, babylon or dots-and-boxes"));
  EXPECT_THAT(talk.json("new", {"dots"}, {{"rounds", ""}}), HasSubstr("--rounds is for Babylon"));
  EXPECT_THAT(talk.json("new", {"dots"}, {{"seats", "person,robot"}}), StartsWith("--seats"));
  EXPECT_THAT(talk.json("new", {"dots"}, {{"nodes", "0"}}), StartsWith("--nodes"));
  EXPECT_THAT(talk.json("new", {"sucker"}, {{"rebound", "X"}}), StartsWith("--rebound"));
  EXPECT_THAT(talk.json("new", {"sucker"}, {{"players", "9"}}), StartsWith("--players"));
  EXPECT_THAT(talk.json("load", {"nothing"}), StartsWith("a record begins"));
  const auto wrong = talk.ask("new", {"dots-and-boxes 2x2 a1-c1"});
  ASSERT_FALSE(wrong);
  EXPECT_TRUE(wrong.error().is_in_text);
  EXPECT_EQ(wrong.error().error.offset, std::string("dots-and-boxes 2x2 ").size());
  const std::string start = talk.json("new", {"dots 2x2"});
  EXPECT_THAT(start, StartsWith(R"({"match": 1, )"));
  EXPECT_THAT(talk.json("play", {"a1-c1"}), StartsWith("a line between two neighbouring dots"));
  EXPECT_EQ(talk.json("play", {"13"}), "there is no such number");
  EXPECT_THAT(talk.json("undo"), HasSubstr("to take back"));
  EXPECT_THAT(talk.json("redo"), HasSubstr("to make again"));
  EXPECT_THAT(talk.json("show", {}, {{"match", "2"}}), HasSubstr("there is no match 2"));
  EXPECT_THAT(talk.json("show", {}, {{"match", "0"}}), StartsWith("--match"));
  EXPECT_EQ(talk.json("show"), start);
}

TEST(SeveralQuestions, EachMatchHasItsNumber) {
  Talk talk("several");
  ASSERT_TRUE(talk.ask("new", {"dots 1x1"}));
  ASSERT_TRUE(talk.ask("new", {"sucker"}));
  EXPECT_THAT(talk.json("show"), HasSubstr(R"("game": "sucker")"));
  EXPECT_THAT(talk.json("show", {}, {{"match", "1"}}), HasSubstr(R"("game": "dots-and-boxes")"));
  EXPECT_THAT(talk.json("close", {}, {{"match", "1"}}), HasSubstr(R"("open": 1)"));
  EXPECT_THAT(talk.json("show"), Not(HasSubstr("there is no match")));
}

// What is said at the table is any text, and its JSON can be read.
TEST(SeveralQuestions, DealsAreWrittenSafely) {
  Talk talk("several");
  ASSERT_TRUE(talk.ask("new", {"dots 1x1"}));
  const std::string answer = talk.json("deal", {"\x1b[2J \"\n\xff"});
  EXPECT_TRUE(parse_json(answer)) << answer;
  EXPECT_THAT(answer, Not(HasSubstr("\x1b")));
  const std::string record = talk.words("record");
  EXPECT_THAT(record, HasSubstr(R"(deal first: \x1b[2J "\x0a\xff)"));
  EXPECT_TRUE(talk.ask("load", {record}));
  EXPECT_THAT(talk.json("deal", {std::string(1001, 'x')}), HasSubstr("at most 1000 bytes"));
}

// A time limit ends one question and not the match.
TEST(SeveralQuestions, AnActionHasTheTimeOfItsQuestion) {
  Talk talk("several");
  ASSERT_TRUE(talk.ask("new", {"dots-and-boxes 4x4"}, {{"nodes", "100000000"}}));
  EXPECT_THAT(talk.json("computer", {}, {{"time", "100ms"}}), HasSubstr("the time limit"));
  EXPECT_THAT(talk.json("play", {"1"}), HasSubstr(R"("to_move": "second")"));
}

}  // namespace
}  // namespace summand::ask
