#include "summand/ask/door.hpp"

#include <atomic>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

#include "summand/draw/page.hpp"
#include "summand/heaps/names.hpp"
#include "summand/language/renamed_game_test_support.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand::ask {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class Text final : public TextSink {
 public:
  void write(std::string_view text) override { whole += text; }
  std::string whole;
};

std::string words_of(const Response& response, const Page& page = {}) {
  Text out;
  response.text(out, page);
  return out.whole;
}

std::string json_of(const Response& response) {
  JsonWriter json(JsonWriter::Layout::one_line);
  json.object();
  response.json(json);
  return json.close().str();
}

Request asked(std::string_view name, std::vector<std::string> arguments,
              std::map<std::string, std::string, std::less<>> options = {}) {
  return {find_question(name), std::move(arguments), std::move(options)};
}

TEST(Door, AnswersInWordsAndAsData) {
  Door door;
  const auto out = door.ask(asked("eval", {"1 + ^"}));
  ASSERT_TRUE(out);
  EXPECT_EQ(words_of(*out), "1^");
  EXPECT_EQ(json_of(*out), R"({"input": "1 + ^", "kind": "game", "value": "1^"})");
}

TEST(Door, KeepsNamesForLaterQuestions) {
  Door door;
  ASSERT_TRUE(door.ask(asked("eval", {"x = nim(3,5)"})));
  const auto out = door.ask(asked("nimber", {"x + x + *4"}));
  ASSERT_TRUE(out);
  EXPECT_THAT(words_of(*out), StartsWith("4 ("));
}

TEST(Door, TheOffsetOfAnErrorCountsBytesOfTheText) {
  Door door;
  const auto out = door.ask(asked("eval", {"1 + $"}));
  ASSERT_FALSE(out);
  EXPECT_TRUE(out.error().is_in_text);
  EXPECT_EQ(out.error().error.offset, 4u);
}

TEST(Door, WrongOptionsAreReportedBeforeTheTextIsRead) {
  Door door;
  for (const Request& request :
       {asked("analyze", {"$"}, {{"by", "luck"}}), asked("solve", {"$"}, {{"first", "nobody"}}),
        asked("eval", {"$"}, {{"time", "soon"}}), asked("eval", {"$"}, {{"memory", "1k"}}),
        asked("table", {"$"}, {{"format", "pdf"}}), asked("analyze", {"$"}, {{"forms", "html"}}),
        asked("moves", {"$"}, {{"forms", "latex,"}}), asked("moves", {"$"}, {{"length", "0"}})}) {
    const auto out = door.ask(request);
    ASSERT_FALSE(out);
    EXPECT_FALSE(out.error().is_in_text);
    EXPECT_THAT(out.error().error.message, StartsWith("--"));
  }
}

TEST(Door, ATimeLimitEndsOnlyItsQuestion) {
  Door door;
  const auto out = door.ask(asked("eval", {"domineering(7x7)"}, {{"time", "50ms"}}));
  const auto value = out ? within_limits([&]() -> Result<std::string> { return words_of(*out); })
                         : Attempt<std::string>(std::unexpected(out.error()));
  ASSERT_FALSE(value);
  const auto next = door.ask(asked("eval", {"domineering(2x2)"}));
  ASSERT_TRUE(next);
  EXPECT_EQ(words_of(*next), "+-1");
}

TEST(Door, TheMessageNamesTheTimeLimitOfASearch) {
  Door door;
  const auto out = door.ask(asked("solve", {"clobber(6x6)"}, {{"time", "100ms"}}));
  ASSERT_FALSE(out);
  EXPECT_EQ(out.error().limit, Limit::time);
  EXPECT_THAT(out.error().error.message, HasSubstr("the time limit of 0.1 s is reached"));
}

TEST(Door, AnInterruptIsAFailure) {
  const std::atomic<bool> stop = true;
  Door door({.interrupt = &stop});
  const auto out = door.ask(asked("solve", {"clobber(6x6)"}));
  ASSERT_FALSE(out);
  EXPECT_EQ(out.error().limit, Limit::interrupted);
}

// A request with its own limit of memory uses a session of its own.
TEST(Door, ASmallLimitOfMemoryIsForOneQuestion) {
  Door door;
  ASSERT_TRUE(door.ask(asked("eval", {"x = 3"})));
  const auto small = door.ask(asked("analyze", {"clobber(4x5)"}, {{"memory", "20M"}}));
  ASSERT_TRUE(small || small.error().limit == Limit::memory);
  const auto named = door.ask(asked("eval", {"x"}));
  ASSERT_TRUE(named);
  EXPECT_EQ(words_of(*named), "3");
}

TEST(Door, AnAddedGameIsListedAndHasRules) {
  Door door;
  const std::string before = json_of(*door.ask(asked("games", {})));
  EXPECT_THAT(before, ::testing::Not(HasSubstr("crosscram")));
  ASSERT_TRUE(door.add_game(renamed_game("domineering", "crosscram")));
  EXPECT_THAT(json_of(*door.ask(asked("games", {}))), HasSubstr(R"({"name": "crosscram", )"));
  EXPECT_THAT(json_of(*door.ask(asked("rules", {"crosscram"}))),
              StartsWith(R"({"name": "crosscram", )"));
  EXPECT_EQ(door.ask(asked("rules", {"croscram"})).error().error.message,
            "there is no game 'croscram', did you mean 'crosscram'?");
  door.forget();
  EXPECT_THAT(json_of(*door.ask(asked("games", {}))), HasSubstr("crosscram"));
}

TEST(Door, GamesOfHeapsHaveRules) {
  Door door;
  const auto kayles = door.ask(asked("rules", {"kayles"}));
  ASSERT_TRUE(kayles);
  EXPECT_THAT(words_of(*kayles), StartsWith("kayles, a game of taking and breaking: 0.77\n"));
  EXPECT_THAT(words_of(*kayles), HasSubstr("Period: 12 from 71 on ("));
  EXPECT_THAT(json_of(*kayles), HasSubstr(R"("code": "0.77")"));
  EXPECT_EQ(words_of(*door.ask(asked("rules", {"Dawson's Kayles"}))),
            words_of(*door.ask(asked("rules", {"dawsons-kayles"}))));
  EXPECT_THAT(words_of(*door.ask(asked("rules", {"nim"}))), StartsWith("Nim\n"));
  // The commands that it shows have answers.
  for (const heaps::NamedRules& game : heaps::named_rules()) {
    if (find_ruleset(game.name) != nullptr) continue;
    const auto rules = door.ask(asked("rules", {std::string(game.name)}));
    ASSERT_TRUE(rules) << game.name;
    const std::string words = words_of(*rules);
    const std::size_t begin = words.find("summand eval '") + std::string("summand eval '").size();
    const std::string call = words.substr(begin, words.find('\'', begin) - begin);
    EXPECT_TRUE(door.ask(asked("eval", {call}))) << call;
  }
  EXPECT_THAT(door.ask(asked("search", {"kayles"})).error().error.message,
              HasSubstr("write kayles(5)"));
  EXPECT_THAT(door.ask(asked("search", {"kayles"}, {{"size", "1..8"}})).error().error.message,
              HasSubstr("only reachable positions can be searched"));
}

TEST(Door, OtherNamesOfGamesPointToTheirRules) {
  Door door;
  const auto said = [&](const std::string& name) {
    const auto out = door.ask(asked("rules", {name}));
    return out ? std::string("rules") : out.error().error.message;
  };
  EXPECT_EQ(said("crosscram"), "there is no game 'crosscram', did you mean 'domineering'?");
  EXPECT_EQ(said("wythoff's nim"), "there is no game 'wythoff's nim', did you mean 'wyt-queens'?");
  EXPECT_EQ(said("wythoffs"), "there is no game 'wythoffs', did you mean 'wyt-queens'?");
  EXPECT_THAT(said("chomp"), HasSubstr("summand help guide equations"));
  EXPECT_THAT(said("tic-tac-toe"), HasSubstr("summand rules treblecross"));
  EXPECT_EQ(said("treblecross"), "rules");
  EXPECT_EQ(said("kayls"), "there is no game 'kayls', did you mean 'kayles'?");
}

TEST(Door, AWrongSideOfATableIsShownWithItsPlace) {
  Door door;
  const auto wrong = door.ask(asked("table", {"domineering"}, {{"rows", "1..2*2"}}));
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().error.message,
            "--rows: 1:5: expected the end after the numbers, as in 1..6\n  1..2*2\n      ^");
}

TEST(Door, TheLinesOfAPeriodStayWithinTheWidth) {
  for (const std::size_t columns : {80u, 60u}) {
    Door door;
    const Page page{.columns = columns};
    const auto out = door.ask(
        asked("heaps", {"dawsons-kayles"}, {{"period", ""}, {"rare", ""}, {"structure", ""}}),
        page);
    ASSERT_TRUE(out);
    const std::string words = words_of(*out, page);
    EXPECT_THAT(words, HasSubstr("octal periodicity theorem"));
    std::istringstream lines(words.substr(words.find("\nperiod")));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), columns) << line;
  }
}

class Heard final : public Watcher {
 public:
  std::unique_ptr<WorkLine> begin(Work work) override {
    works.push_back(work.noun);
    return nullptr;
  }
  void early(const Request&, const Response& part) override { parts.push_back(words_of(part)); }

  std::vector<std::string> works, parts;
};

TEST(Door, TellsTheWatcherAboutTheWork) {
  Heard heard;
  Door door({.watcher = &heard});
  const auto out = door.ask(asked("analyze", {"domineering(6x6)"}, {{"time", "3s"}}));
  ASSERT_TRUE(out);
  EXPECT_THAT(heard.works, ::testing::Contains("sums"));
  for (const std::string& part : heard.parts) EXPECT_THAT(words_of(*out), StartsWith(part));
}

TEST(Door, EveryQuestionFailsOnNonsenseWithAMessage) {
  for (const Question* question : all_questions()) {
    std::vector<const Question*> all(question->children.begin(), question->children.end());
    all.push_back(question);
    for (const Question* one : all) {
      if (one->answer == nullptr || one->least == 0) continue;
      if (one->name == "complete") continue;  // any text may go on
      Door door;
      const std::vector<std::string> nonsense(one->least, "\x01 $ no game");
      const auto out = door.ask({one, nonsense, {}});
      ASSERT_FALSE(out) << one->name;
      EXPECT_FALSE(out.error().error.message.empty()) << one->name;
    }
  }
}

TEST(Door, HelpKnowsQuestionsFunctionsGamesAndWords) {
  Door door;
  const auto help = [&](std::vector<std::string> name) {
    const auto out = door.ask(asked("help", std::move(name)));
    return out ? words_of(*out) : out.error().error.message;
  };
  EXPECT_THAT(help({}), ::testing::AllOf(StartsWith("Type an expression"), HasSubstr("heaps ...")));
  EXPECT_THAT(help({"heaps", "verify"}),
              StartsWith("Check a certificate of a period or of a misère quotient."));
  EXPECT_THAT(help({"nim_product"}), HasSubstr("nim_product(*2, *3)  =>  *"));
  EXPECT_THAT(help({"domineering"}), StartsWith("Domineering"));
  EXPECT_THAT(help({"tiny"}), StartsWith("tiny"));
  EXPECT_THAT(help({"functions"}), HasSubstr("nim_product"));
  EXPECT_THAT(help({"dominering"}), HasSubstr("did you mean 'domineering'?"));
}

TEST(Door, BoardsAreShownWithoutValues) {
  Door door;
  const auto out = door.ask(asked("boards", {"{1,0|-1} - 2.nim(3) + domineering(40x40)"}));
  ASSERT_TRUE(out);
  const std::string json = json_of(*out);
  EXPECT_THAT(json, HasSubstr(R"("terms": [{"expression": "{1,0|-1}", "copies": "1", "board": )"
                              R"({"kind": "braces", )"));
  EXPECT_THAT(json, HasSubstr(R"("left": ["1", "0"], "right": ["-1"]})"));
  EXPECT_THAT(json, HasSubstr(R"("rows": 40, "columns": 40, )"));
  EXPECT_FALSE(door.ask(asked("boards", {"1 < 2"})));
}

TEST(Door, AFigureIsGivenInTheFormatThatIsAskedFor) {
  Door door;
  const auto draw = [&](const char* format) {
    const auto out =
        door.ask(asked("draw", {"col(path, 3)"}, {{"position", ""}, {"format", format}}));
    return out ? json_of(*out) : out.error().error.message;
  };
  EXPECT_THAT(draw("svg"), HasSubstr(R"("figure": "<svg xmlns=)"));
  EXPECT_THAT(draw("tikz"), HasSubstr("begin{tikzpicture}"));
  EXPECT_THAT(draw("pdf"), StartsWith("--format must be text, svg or tikz"));
}

TEST(Door, AWordIsCompleted) {
  Door door;
  const auto out = door.ask(asked("complete", {"nim(3) + toads-a"}));
  ASSERT_TRUE(out);
  EXPECT_THAT(json_of(*out), HasSubstr(R"("begin": 9, "candidates": ["toads-and-frogs("])"));
}

}  // namespace
}  // namespace summand::ask
