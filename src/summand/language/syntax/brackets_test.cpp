#include "summand/language/syntax/brackets.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

namespace summand {
namespace {

using namespace std::string_view_literals;

std::string verdict(std::string_view text) {
  const auto checked = check_characters_and_brackets(text);
  return checked ? "fine" : std::to_string(checked.error().offset) + ": " + checked.error().message;
}

TEST(Brackets, InPairsAreAccepted) {
  EXPECT_EQ(verdict(""), "fine");
  EXPECT_EQ(verdict("f({1|[2]},(3)) + {((((({[]})))))|}"), "fine");
}

TEST(Brackets, InQuotesDoNotCount) {
  EXPECT_EQ(verdict("f(\"}}((\")"), "fine");
  EXPECT_EQ(verdict("f(\"}}((\""), "1: this ( is not closed: ) is missing");
}

TEST(Brackets, OtherQuotesAreRefusedBeforeTheirTextsAreRead) {
  constexpr std::string_view kStraight =
      " means nothing here: a text stands in straight double quotes, as in domineering(\"..|..\")";
  EXPECT_EQ(verdict("f(\u201c..#\u201d)"), "2: '\u201c'" + std::string(kStraight));
  EXPECT_EQ(verdict("f(\u2018..\u2019)"), "2: '\u2018'" + std::string(kStraight));
  EXPECT_EQ(verdict("f('..#')"), "2: '''" + std::string(kStraight));
  constexpr std::string_view kHyphens =
      " means nothing here: the name of a game has no apostrophe and no spaces: write "
      "wythoffs-nim";
  EXPECT_EQ(verdict("wythoff's nim(3,5)"), "7: '''" + std::string(kHyphens));
  EXPECT_EQ(verdict("wythoff\u2019s nim(3,5)"), "7: '\u2019'" + std::string(kHyphens));
  EXPECT_EQ(verdict("\"it's \u201cfine\u201d\" # Wythoff\u2019s"), "fine");
  EXPECT_EQ(verdict("\u2191\u2212\u2264"), "fine");  // with the same first byte
  LinesInBrackets lines;
  lines.add("f(\u201c..#\u201d)");
  EXPECT_FALSE(lines.has_open_bracket());
}

TEST(Brackets, TheFirstUnclosedBracketIsNamed) {
  EXPECT_EQ(verdict("{1|2"), "0: this { is not closed: } is missing");
  EXPECT_EQ(verdict("(1)+[2,{3|4}"), "4: this [ is not closed: ] is missing");
  EXPECT_EQ(verdict("f(\"..)"), "2: this string is not closed: \" is missing");
  EXPECT_EQ(verdict("f(\"..\u201d)"), "2: this string is not closed: \" is missing");
  EXPECT_EQ(verdict("{{1|2}"), "0: this { is not closed: } is missing");
}

TEST(Brackets, TheFirstUnexpectedBracketIsNamed) {
  EXPECT_EQ(verdict("{1|2}}"), "5: this } does not close anything");
  EXPECT_EQ(verdict("((((([1)"), "7: ] is expected here, not )");
}

TEST(Brackets, BytesThatAreNotUtf8AreRefused) {
  EXPECT_EQ(verdict("1+\xff\xfe"), "2: byte 0xff is not UTF-8");
  EXPECT_EQ(verdict("\"\xc3\x28\""), "1: byte 0xc3 is not UTF-8");
  EXPECT_EQ(verdict("\xc0\xaf"), "0: byte 0xc0 is not UTF-8");          // overlong
  EXPECT_EQ(verdict("\xed\xa0\x80"), "0: byte 0xed is not UTF-8");      // half a surrogate pair
  EXPECT_EQ(verdict("\xf4\x90\x80\x80"), "0: byte 0xf4 is not UTF-8");  // beyond U+10FFFF
  EXPECT_EQ(verdict("\xe2\x86"), "0: byte 0xe2 is not UTF-8");          // cut short
  EXPECT_EQ(verdict("\xf0\x9f\x98\x80\xe2\x86\x91\xc2\xbd"), "fine");
  EXPECT_EQ(verdict("1\0+2"sv), "1: byte 0x00 is a control character and means nothing here");
  EXPECT_EQ(verdict("1\t+\n2"), "fine");
}

TEST(Brackets, TenMegabytesOfOpenBracesAreRefused) {
  EXPECT_EQ(verdict(std::string(10'000'000, '{')), "0: this { is not closed: } is missing");
}

TEST(Brackets, OfAllKindsAreRememberedToAnyDepth) {
  const std::string_view open = "({[[{(", close = ")}]]})";
  for (std::size_t depth = 1; depth <= 100; ++depth) {
    std::string text, wrong;
    for (std::size_t i = 0; i < depth; ++i) text += open[i * i % 6];
    for (std::size_t i = depth; i-- > 0;) text += close[i * i % 6];
    EXPECT_EQ(verdict(text + text), "fine");
    wrong = text;
    wrong.back() = wrong.back() == ')' ? ']' : ')';
    EXPECT_TRUE(verdict(wrong).contains(" is expected here, not ")) << wrong;
  }
}

TEST(Brackets, InCommentsCountAsLittleAsInQuotes) {
  EXPECT_TRUE(check_characters_and_brackets("1 # {(\n+ (2) # ]"));
  EXPECT_TRUE(check_characters_and_brackets("\"#\" # {"));
  EXPECT_FALSE(check_characters_and_brackets("# {\n{"));
}

// Whether the text, line by line, asks for another line.
bool asks_for_more(std::string_view text) {
  LinesInBrackets lines;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.add(text.substr(at, end - at));
    at = end + 1;
  }
  return lines.has_open_bracket();
}

TEST(Brackets, AnOpenOneAsksForMore) {
  EXPECT_TRUE(asks_for_more("f(n) = {0,"));
  EXPECT_TRUE(asks_for_more("[(1)"));
  EXPECT_FALSE(asks_for_more("f(n) = {0}"));
  EXPECT_FALSE(asks_for_more("1 # {"));
  EXPECT_FALSE(asks_for_more("\"{\""));
  EXPECT_FALSE(asks_for_more("1)"));
}

TEST(Brackets, QuotesGoOnInTheNextLineAndCommentsDoNot) {
  EXPECT_TRUE(asks_for_more("nim(\"3)\n4)"));
  EXPECT_FALSE(asks_for_more("nim(\"3)\n4)\")"));
  EXPECT_FALSE(asks_for_more("{ # }\n}"));
  EXPECT_TRUE(asks_for_more("{ # \"\n{}"));
}

}  // namespace
}  // namespace summand
