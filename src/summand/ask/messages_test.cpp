#include "summand/ask/messages.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "summand/text/json_value.hpp"

namespace summand::ask {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// A client and all messages that it received.
class Client {
 public:
  Client() : messages_({.send = [this](std::string_view text) { got.emplace_back(text); }}) {}

  void say(std::string_view text) { messages_.take(text); }
  // The text of the only answer to a message.
  std::string reply(std::string_view text) {
    got.clear();
    say(text);
    EXPECT_EQ(got.size(), 1u);
    EXPECT_TRUE(parse_json(got.back())) << got.back();
    return got.back();
  }
  Messages& messages() { return messages_; }

  std::vector<std::string> got;

 private:
  Messages messages_;
};

TEST(Messages, AQuestionIsAnsweredWithItsId) {
  Client client;
  EXPECT_EQ(client.reply(R"({"jsonrpc":"2.0","id":7,"method":"eval","params":{"text":"1 + ^"}})"),
            R"({"jsonrpc": "2.0", "id": 7, "result": {"schema": 1, "command": "eval", )"
            R"("input": "1 + ^", "kind": "game", "value": "1^"}})");
  EXPECT_THAT(
      client.reply(R"({"jsonrpc":"2.0","id":"a\nb","method":"eval","params":{"text":"2"}})"),
      HasSubstr(R"("id": "a\nb")"));
}

TEST(Messages, WordsAreSentIfTheyAreRequested) {
  Client client;
  EXPECT_THAT(
      client.reply(
          R"({"jsonrpc":"2.0","id":1,"method":"eval","params":{"text":"*2","words":true}})"),
      HasSubstr(R"("words": "*2")"));
}

TEST(Messages, RulesInATextAreAGame) {
  Client client;
  EXPECT_EQ(
      client.reply(
          R"_({"jsonrpc":"2.0","id":1,"method":"load","params":{"text":"game flip\nboard strip\ncells H heads, T tails\nboth H -> T\nexample \"HTH\"","words":true}})_"),
      R"_({"jsonrpc": "2.0", "id": 1, "result": {"schema": 1, "command": "load", "name": "flip", )_"
      R"_("title": "flip", "rules": "", "notation": "In quotes, from left to right: H is heads, T is )_"
      R"_(tails. Cells are numbered from 1. A move is named by the cells that it changes: 1-2 changes )_"
      R"_(1 and 2.", "source": "", "examples": ["flip(\"HTH\")"], "abilities": ["parts", )_"
      R"_("representative", "mirror", "impartial", "key", "picture", "shape", "cells", "derived"], )_"
      R"_("replaces": false, "words": "flip: flip(\"HTH\")\n"}})_");
  EXPECT_THAT(
      client.reply(
          R"_({"jsonrpc":"2.0","id":2,"method":"nimber","params":{"text":"flip(\"HHTH\") + nim(4)"}})_"),
      HasSubstr(R"("nimber": 5)"));
  EXPECT_THAT(
      client.reply(
          R"_({"jsonrpc":"2.0","id":3,"method":"load","params":{"text":"game flip\nboard strip\ncells H heads, T tails\nboth HH -> TT"}})_"),
      HasSubstr(R"("examples": [], )"));
  EXPECT_THAT(client.got.back(), HasSubstr(R"("replaces": true)"));
  EXPECT_THAT(
      client.reply(
          R"_({"jsonrpc":"2.0","id":4,"method":"nimber","params":{"text":"flip(\"HHTH\")","memory":"500M"}})_"),
      HasSubstr(R"("nimber": 1)"));
}

TEST(Messages, WrongRulesAreAnErrorWithItsPlace) {
  Client client;
  EXPECT_THAT(
      client.reply(
          R"({"jsonrpc":"2.0","id":1,"method":"load","params":{"text":"game flip\nboard strip\ncells H heads, T tails\nboth H -> X"}})"),
      HasSubstr(R"("data": {"offset": 55, "line": 4, "column": 11}})"));
  EXPECT_THAT(
      client.reply(
          R"({"jsonrpc":"2.0","id":2,"method":"load","params":{"text":"-- nim\n game nim\nboard strip\ncells H heads, T tails\nboth H -> T"}})"),
      ::testing::AllOf(HasSubstr("'nim' is the name of another game"),
                       HasSubstr(R"("offset": 13, "line": 2, "column": 7)")));
  EXPECT_THAT(client.reply(R"({"jsonrpc":"2.0","id":3,"method":"load","params":{"text":")" +
                           std::string(7'000'000, ' ') + R"("}})"),
              HasSubstr("a file of rules has at most 65536 bytes"));
}

TEST(Messages, AConversationKnowsAtMostAThousandGames) {
  Client client;
  std::string reply;
  for (int i = 0; i < 1000 && !reply.contains("\"error\""); ++i) {
    reply = client.reply(R"({"jsonrpc":"2.0","id":1,"method":"load","params":{"text":"game flip)" +
                         std::to_string(i) +
                         R"(\nboard strip\ncells H heads, T tails\nboth H -> T"}})");
  }
  EXPECT_THAT(reply, HasSubstr("at most 1000 games can be known at once"));
  EXPECT_THAT(
      client.reply(
          R"({"jsonrpc":"2.0","id":1,"method":"load","params":{"text":"game flip0\nboard strip\ncells H heads, T tails\nboth H -> T"}})"),
      HasSubstr(R"("replaces": true)"));
}

// The question has no text that the error could be in.
TEST(Messages, AnAnswerThatALimitEndedHasAnError) {
  Client client;
  client.reply(
      R"_({"jsonrpc":"2.0","id":1,"method":"several.new","params":{"text":"babylon(20,20,3)",)_"
      R"("rounds":true,"seats":"mcts,mcts,mcts,mcts","nodes":100000000}})");
  const std::string reply = client.reply(
      R"({"jsonrpc":"2.0","id":2,"method":"several.programs","params":{"time":"1s"}})");
  EXPECT_THAT(reply, HasSubstr(R"("made": [{"player": "player 1", "action": "first", )"));
  EXPECT_THAT(reply, HasSubstr(R"("error": {"message": "the time limit of 1 s is reached", )"
                               R"("limit": "time"}, "problems": ["a program is still to move"])"));
}

TEST(Messages, ErrorsHaveCodesAndPlaces) {
  Client client;
  EXPECT_THAT(client.reply("{"), HasSubstr("-32700"));
  EXPECT_THAT(client.reply("[]"), HasSubstr("-32600"));
  EXPECT_THAT(client.reply("7"), HasSubstr("-32600"));
  EXPECT_THAT(client.reply(R"({"jsonrpc":"2.0","id":1,"method":"evla"})"),
              ::testing::AllOf(HasSubstr("-32601"), HasSubstr(R"("near": "eval")")));
  EXPECT_THAT(client.reply(R"({"jsonrpc":"2.0","id":1,"method":"eval"})"), HasSubstr("-32602"));
  EXPECT_THAT(client.reply(
                  R"({"jsonrpc":"2.0","id":1,"method":"eval","params":{"text":"1","ltaex":true}})"),
              ::testing::AllOf(HasSubstr("-32602"), HasSubstr(R"("near": "latex")")));
  EXPECT_THAT(client.reply(R"({"jsonrpc":"2.0","id":1,"method":"eval","params":{"text":"1 + $"}})"),
              ::testing::AllOf(HasSubstr(R"("code": 1)"), HasSubstr(R"("column": 5)")));
  EXPECT_THAT(
      client.reply(
          R"j({"jsonrpc":"2.0","id":1,"method":"eval","params":{"text":"1 + birthdy(2)"}})j"),
      HasSubstr(R"("suggestion": {"word": "birthday", "start": 4, "end": 11})"));
  EXPECT_THAT(
      client.reply(
          R"j({"jsonrpc":"2.0","id":1,"method":"solve","params":{"text":"clobber(6x6)","time":"50ms"}})j"),
      ::testing::AllOf(HasSubstr(R"("code": 2)"), HasSubstr(R"("limit": "time")")));
}

TEST(Messages, ANotificationHasNoAnswer) {
  Client client;
  client.say(R"({"jsonrpc":"2.0","method":"eval","params":{"text":"1"}})");
  client.say(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":1}})");
  EXPECT_TRUE(client.got.empty());
}

TEST(Messages, AListIsAnsweredByAList) {
  Client client;
  const std::string reply =
      client.reply(R"([{"jsonrpc":"2.0","id":1,"method":"eval","params":{"text":"x = 3"}}, 7,)"
                   R"( {"jsonrpc":"2.0","id":2,"method":"eval","params":{"text":"x + x"}}])");
  const auto read = parse_json(reply);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->items.size(), 3u);
  EXPECT_EQ(read->items[2].member("result")->member("value")->text, "6");
}

TEST(Messages, AListHasAMaximalLength) {
  Client client;
  std::string list = "[1";
  for (int i = 0; i < 1000; ++i) list += ",1";
  EXPECT_THAT(client.reply(list + "]"), HasSubstr("at most 1000 requests"));
}

TEST(Messages, DescribeNamesAllQuestionsAndOptions) {
  Client client;
  const auto read = parse_json(client.reply(R"({"jsonrpc":"2.0","id":1,"method":"describe"})"));
  ASSERT_TRUE(read);
  std::vector<std::string> names;
  for (const JsonValue& question : read->member("result")->member("questions")->items) {
    names.push_back(question.member("name")->text);
  }
  EXPECT_THAT(names, ::testing::IsSupersetOf({"eval", "analyze", "sucker.verify", "heaps"}));
}

TEST(Messages, CancelsNothingIfNoQuestionIsBeingAnswered) {
  Client client;
  EXPECT_FALSE(
      client.messages().cancels(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":1}})"));
}

}  // namespace
}  // namespace summand::ask
