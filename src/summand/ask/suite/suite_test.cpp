#include <atomic>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include "summand/ask/door.hpp"
#include "summand/suites/mcgs_numbers.hpp"

namespace summand::ask {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

struct Words final : TextSink {
  void write(std::string_view text) override { whole += text; }
  std::string whole;
};

class SuiteQuestionTest : public ::testing::Test {
 protected:
  Attempt<Response> ask(const std::string& cases,
                        std::map<std::string, std::string, std::less<>> options = {}) {
    options["format"] = "mcgs";
    return door_.ask({find_question("run"), {"{version 1.7}\n" + cases}, std::move(options)});
  }
  static std::string json(const Response& response) {
    JsonWriter json(JsonWriter::Layout::one_line);
    response.json(json.object());
    return json.close().str();
  }
  static std::string words(const Response& response) {
    Words words;
    response.text(words, {});
    return words.whole;
  }

  Door door_;
};

TEST_F(SuiteQuestionTest, CountsByGame) {
  const auto out = ask("[clobber] XO {B win, W loss} XXO {B win} [nimber] 3 {N 3, B}");
  ASSERT_TRUE(out.has_value());
  EXPECT_TRUE(out->refuted);
  EXPECT_THAT(out->problems, IsEmpty());
  EXPECT_THAT(json(*out),
              HasSubstr(R"("total": {"cases": 5, "agree": 3, "differ": 1, )"
                        R"("answered": 1, "limit": 0, "unknown": 0, "unreadable": 0})"));
  EXPECT_THAT(json(*out), HasSubstr(R"({"file": 1, "line": 2, "column": 22, "game": "clobber", )"
                                    R"_("sum": "clobber(\"xo\")", "question": "W loss", )_"
                                    R"("result": "differ", "found": "W win")"));
  EXPECT_THAT(words(*out),
              HasSubstr("text 1:2:22: W loss is expected, W win is right: clobber(\"xo\")"));
}

TEST_F(SuiteQuestionTest, AWrongLineDoesNotStopTheRest) {
  const auto out = ask("[clobber] XZ {B win}\n[chess] e4 {B}\n[clobber] XO {B win}");
  ASSERT_TRUE(out.has_value());
  EXPECT_FALSE(out->refuted);
  EXPECT_THAT(out->problems, ElementsAre(HasSubstr("text 1:2:12: ")));
  EXPECT_THAT(json(*out), HasSubstr(R"("cases": 3, "agree": 1, "differ": 0, "answered": 0, )"
                                    R"("limit": 0, "unknown": 1, "unreadable": 1)"));
}

TEST_F(SuiteQuestionTest, ALimitIsForEachCase) {
  const std::string hard = "XOXOXOXO|OXOXOXOX|XOXOXOXO|OXOXOXOX|XOXOXOXO|OXOXOXOX";
  const auto out = ask("[clobber] " + hard + " {B win} XO {B win}", {{"time", "20ms"}});
  ASSERT_TRUE(out.has_value());
  EXPECT_FALSE(out->stopped);
  EXPECT_TRUE(out->unfinished);
  EXPECT_THAT(json(*out), HasSubstr(R"("cases": 2, "agree": 1, "differ": 0, "answered": 0, )"
                                    R"("limit": 1, "unknown": 0)"));
  EXPECT_THAT(json(*out), HasSubstr(R"("reason": "the time limit of 0.02 s is reached)"));
}

TEST_F(SuiteQuestionTest, AnInterruptionKeepsWhatWasAsked) {
  const std::atomic<bool> interrupt = true;
  door_ = Door({.interrupt = &interrupt});
  const auto out = ask("[clobber] XOXOXO|OXOXOX|XOXOXO {B win}");
  ASSERT_TRUE(out.has_value());
  EXPECT_TRUE(out->stopped);
  EXPECT_THAT(out->problems, ElementsAre("0 of 1 cases were asked"));
  EXPECT_THAT(json(*out), HasSubstr(R"("finished": false)"));
}

TEST_F(SuiteQuestionTest, AGameOfOtherRulesIsLoaded) {
  const auto out =
      ask("[gen_toads] 1,2,0,0:X.. {B win, W loss} [impartial gen_toads] 1,2,0,0:X.. {N 2}");
  ASSERT_TRUE(out.has_value());
  EXPECT_THAT(words(*out), Not(HasSubstr("Differences")));
  EXPECT_THAT(json(*out), HasSubstr(R"("cases": 3, "agree": 3)"));
}

TEST_F(SuiteQuestionTest, ComparesThermographs) {
  const auto out =
      ask("[switch_game] 3,-1 {thermograph L: (4, -1) (1, 2) R: (-2, -1) (1, 2)}\n"
          "3,-1 {thermograph L: (3, -1) (1, 1) R: (-1, -1) (1, 1), thermograph}\n"
          "[integer_game] 0 {thermograph L: (0, -1) R: (0, -1)}");
  ASSERT_TRUE(out.has_value());
  EXPECT_THAT(json(*out), HasSubstr(R"("cases": 4, "agree": 2, "differ": 1, "answered": 1, )"));
  EXPECT_THAT(words(*out), HasSubstr("thermograph L: (4, -1) (1, 2) R: (-2, -1) (1, 2) is right"));
}

TEST_F(SuiteQuestionTest, RefusesOtherFormats) {
  const auto out = door_.ask({find_question("run"), {""}, {{"format", "sgf"}}});
  ASSERT_FALSE(out.has_value());
  EXPECT_EQ(out.error().error.message, "--format: 'sgf' is not a format (expected: mcgs)");
}

// The nimbers of impartial numbers and ups are those of equations with the moves of both players.
TEST_F(SuiteQuestionTest, ImpartialNumbersAreThoseOfEquations) {
  Session session;
  const auto define = [&](const char* text) { ASSERT_TRUE(session.evaluate(text)) << text; };
  define(
      "half(p, q) = if q == 1 then (if p == 0 then 0 else impartial {half(p-1, 1)}) "
      "else if p % 2 == 0 then half(p//2, q//2) else impartial {half(p-1, q), half(p+1, q)}");
  const auto same = [&](const std::string& g, const std::string& h) {
    const auto answer = session.evaluate(g + " == " + h);
    ASSERT_TRUE(answer.has_value()) << g << " " << answer.error().error.message;
    EXPECT_TRUE(*answer->get<bool>()) << g << " " << h;
  };
  for (int p = 1; p < 32; p += 2) {
    for (const int q : {2, 4, 8, 16}) {
      same("half(" + std::to_string(p) + ", " + std::to_string(q) + ")",
           *mcgs_fraction(std::to_string(p) + "/" + std::to_string(q), true));
    }
  }
}

}  // namespace
}  // namespace summand::ask
