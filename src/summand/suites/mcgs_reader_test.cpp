#include "summand/suites/mcgs_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace summand {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using What = SuiteQuestion::What;

// A suite of this version.
Suite read(const std::string& text) { return read_mcgs("{version 1.7}\n" + text); }

std::vector<std::string> expressions(const Suite& suite) {
  std::vector<std::string> out;
  for (const SuiteSum& sum : suite.sums) out.push_back(sum.expression());
  return out;
}

// "OFFSET message", with offsets behind the line of the version.
std::vector<std::string> errors(const std::string& text) {
  constexpr std::size_t kVersion = 14;
  std::vector<std::string> out;
  for (const Error& error : read(text).errors) {
    out.push_back(std::to_string(error.offset - kVersion) + " " + error.message);
  }
  return out;
}

TEST(McgsReader, AddsTheGamesBeforeACommand) {
  const Suite suite = read("[clobber] XO|OX (X.O)\n[integer_game] 3 -2 {B win} [nimber] 4 {N 4}");
  EXPECT_THAT(suite.errors, IsEmpty());
  EXPECT_THAT(expressions(suite),
              ElementsAre(R"(clobber("xo|ox") + clobber("x.o") + 3 + (-2))", "*4"));
  EXPECT_EQ(suite.version, "1.7");
}

TEST(McgsReader, KeepsTheSectionForLaterSums) {
  EXPECT_THAT(expressions(read("[kayles] 2 {N 2} 3 {N 3}")),
              ElementsAre("octal(kayles, 2)", "octal(kayles, 3)"));
}

TEST(McgsReader, ReadsWhatIsAskedAndWhatIsExpected) {
  const Suite suite = read("[kayles] 2\n{B win,W  loss , N 7,B,N}");
  ASSERT_EQ(suite.sums.size(), 1U);
  const auto& questions = suite.sums[0].questions;
  ASSERT_EQ(questions.size(), 5U);
  EXPECT_EQ(questions[0].what, What::left_starts);
  EXPECT_EQ(questions[0].expected, 1);
  EXPECT_EQ(questions[1].what, What::right_starts);
  EXPECT_EQ(questions[1].expected, 0);
  EXPECT_EQ(questions[1].text, "W loss");
  EXPECT_EQ(questions[2].what, What::nimber);
  EXPECT_EQ(questions[2].expected, 7);
  EXPECT_EQ(questions[3].expected, std::nullopt);
  EXPECT_EQ(questions[4].text, "N");
  EXPECT_EQ(questions[4].offset, 14 + 34);
}

TEST(McgsReader, AnEmptySumIsZeroAndAnEmptyCommandAsksNothing) {
  const Suite suite = read("{B loss} [nimber] 3 {} 1 {N 1}");
  EXPECT_THAT(suite.errors, IsEmpty());
  EXPECT_THAT(expressions(suite), ElementsAre("0", "*3", "*"));
  EXPECT_TRUE(suite.sums[1].questions.empty());
}

TEST(McgsReader, LeavesOutComments) {
  const Suite suite = read("/* a {B win} [kayles] 3 */ [kayles] /*_ # */ 5 /*#0 x*/ {N 4}");
  EXPECT_THAT(suite.errors, IsEmpty());
  EXPECT_THAT(expressions(suite), ElementsAre("octal(kayles, 5)"));
}

TEST(McgsReader, ACommaInAThermographDividesNothing) {
  const Suite suite = read("[switch_game] (1,-1) {thermograph L: (1, -1) R: (-1, -1), B win}");
  ASSERT_EQ(suite.sums.size(), 1U);
  ASSERT_EQ(suite.sums[0].questions.size(), 2U);
  EXPECT_EQ(suite.sums[0].questions[0].what, What::thermograph);
  EXPECT_TRUE(suite.sums[0].questions[0].walls.has_value());
}

TEST(McgsReader, AWrongLineIsNamedAndTheRestIsRead) {
  const std::string text = "[clobber] XOZ {B win}\nXO {B win}";
  EXPECT_THAT(errors(text),
              ElementsAre("12 a board of this game has only the signs .XO|, and not 'Z'"));
  const Suite suite = read(text);
  ASSERT_EQ(suite.sums.size(), 2U);
  EXPECT_FALSE(suite.sums[0].readable);
  EXPECT_TRUE(suite.sums[1].readable);
}

TEST(McgsReader, SaysWhereBracketsAreWrong) {
  EXPECT_THAT(errors("[kayles]3 {N 3}"), ElementsAre("8 a blank is expected behind ']'"));
  EXPECT_THAT(errors("[kayles] (3(4) {N 3}"), ElementsAre(HasSubstr("11 ')' is expected")));
  EXPECT_THAT(errors("[kayles] 3 {N 3"), ElementsAre(HasSubstr("11 '}' is expected")));
  EXPECT_THAT(errors("/* {B win} */x"), ElementsAre(HasSubstr("0 '*/' is expected")));
}

TEST(McgsReader, SaysWhatIsWrongInACommand) {
  EXPECT_THAT(errors("{B wins}"), ElementsAre("3 win or loss is expected here, not 'wins'"));
  EXPECT_THAT(errors("{B win W loss}"), ElementsAre("7 ',' or '}' is expected here, not 'W'"));
  EXPECT_THAT(errors("{B win,}"), ElementsAre("7 a question is expected here, such as B win"));
  EXPECT_THAT(errors("{N x}"), ElementsAre("3 a nimber such as 3 is expected here, not 'x'"));
  EXPECT_THAT(errors("{X}"), ElementsAre(HasSubstr("1 a question is expected here")));
  EXPECT_THAT(errors("[clobber] XO {N 1}"),
              ElementsAre("14 only impartial games have nimbers, and [clobber] is not impartial"));
}

TEST(McgsReader, AnUnreadableGameIsOneError) {
  EXPECT_EQ(errors("[kayles] -3 {N 1}").size(), 1u);
  EXPECT_EQ(errors("[nimber] 99999999999999999999 {N 1}").size(), 1u);
}

TEST(McgsReader, AByteOrderMarkMayStandBeforeTheVersion) {
  const Suite suite = read_mcgs("\xEF\xBB\xBF{version 1.7}\n[clobber] XO {B win}\n");
  EXPECT_TRUE(suite.errors.empty());
  EXPECT_EQ(suite.sums.size(), 1u);
}

TEST(McgsReader, AGameNeedsASection) {
  EXPECT_THAT(errors("XO {B win}"),
              ElementsAre("0 the section of this game is expected before it, such as [clobber]"));
}

TEST(McgsReader, AFileBeginsWithItsVersion) {
  const Suite suite = read_mcgs("[nimber] 1 {N 1}");
  ASSERT_EQ(suite.errors.size(), 1U);
  EXPECT_EQ(suite.errors[0].offset, 0U);
  EXPECT_TRUE(suite.sums[0].readable);
}

TEST(McgsReader, AnUnknownSectionIsNoError) {
  const Suite suite = read("[chess] e4 {B win}");
  EXPECT_THAT(suite.errors, IsEmpty());
  EXPECT_EQ(suite.sums[0].games[0].missing, "Summand reads no games of [chess]");
}

TEST(McgsReader, CountsGamesWithoutACommand) {
  EXPECT_EQ(read("[nimber] 1 2").unasked_games, 2U);
  EXPECT_EQ(read("[nimber] 1 {N 1}").unasked_games, 0U);
}

}  // namespace
}  // namespace summand
