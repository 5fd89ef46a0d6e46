#include "summand/base/foreign_text.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/base/utf8.hpp"

namespace summand {
namespace {

using namespace std::string_view_literals;

TEST(ForeignText, IsUnchangedIfItIsSafe) {
  for (const std::string_view text : {""sv, "nim(1,2)"sv, "↑½ é 王 😀"sv, "{0|*} ~ ^"sv}) {
    EXPECT_EQ(printable(text), text);
    EXPECT_EQ(printable_lines(text), text);
  }
}

TEST(ForeignText, ControlCharactersAreEscaped) {
  EXPECT_EQ(printable("a\x1b[31mb"), "a\\x1b[31mb");
  EXPECT_EQ(printable("a\nb\tc\rd\x7f\0e"sv), "a\\x0ab\\x09c\\x0dd\\x7f\\x00e");
  EXPECT_EQ(printable("\u0085\u009b31m"), "\\u0085\\u009b31m");
}

TEST(ForeignText, CharactersThatAreInvisibleOrChangeTheDirectionAreEscaped) {
  for (const std::string_view text :
       {"\u061c"sv, "\u200e"sv, "\u200f"sv, "\u202a"sv, "\u202e"sv, "\u2066"sv, "\u2069"sv,
        "\u200b"sv, "\u2028"sv, "\ufeff"sv, "\u00ad"sv}) {
    EXPECT_TRUE(printable(text).starts_with("\\u")) << printable(text);
    EXPECT_EQ(printable(text).size(), 6u);
  }
  EXPECT_EQ(printable("\U000e0041"), "\\u{e0041}");
}

TEST(ForeignText, BytesThatAreNotUtf8AreEscaped) {
  EXPECT_EQ(printable("\xff"), "\\xff");
  EXPECT_EQ(printable("\x9b\x31m"), "\\x9b1m");  // a raw C1 control
  EXPECT_EQ(printable("\xe2\x82"), "\\xe2\\x82");
  EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");  // half of a pair of UTF-16
  EXPECT_EQ(printable("\xc0\x9b"), "\\xc0\\x9b");           // overlong
}

// All characters of Unicode, one at a time.
TEST(ForeignText, NoCharacterGivesAControlCharacter) {
  for (unsigned a = 0; a < 0x100; ++a) {
    for (unsigned b = 0; b < 0x100; ++b) {
      const std::string text = {static_cast<char>(a), static_cast<char>(b), '\x9b'};
      const std::string shown = printable(text);
      for (std::size_t at = 0; at < shown.size(); at += character_length(shown, at)) {
        ASSERT_GT(character_length(shown, at), 0u) << shown;
        const char32_t code = code_point(shown, at);
        ASSERT_TRUE(code >= 0x20 && (code < 0x7f || code > 0x9f)) << shown;
      }
    }
  }
}

TEST(ForeignText, IsCutAtAWholeCharacter) {
  EXPECT_EQ(printable("abcdef", 6), "abcdef");
  EXPECT_EQ(printable("abcdefg", 6), "abc...");
  EXPECT_EQ(printable("王王王王王王王", 6), "王王王...");
  EXPECT_EQ(printable("ab\x1b\x1b", 6), "ab...");  // an escape is never cut
  EXPECT_EQ(printable("\x1b\x1b\x1b", 12), "\\x1b\\x1b\\x1b");
  EXPECT_EQ(printable(std::string(1'000'000, '\xe2')).size(), 4 * 49 + 3u);
}

TEST(ForeignText, OfSeveralLinesKeepsTheNewlines) {
  EXPECT_EQ(printable_lines("1:2: wrong\n  \x1b\n  ^"), "1:2: wrong\n  \\x1b\n  ^");
}

TEST(ForeignText, NamesACharacterForAMessage) {
  EXPECT_EQ(quoted_character("$", 0), "'$'");
  EXPECT_EQ(quoted_character("½", 0), "'½'");
  EXPECT_EQ(quoted_character("\x07", 0), "byte 0x07");
  EXPECT_EQ(quoted_character(" ", 0), "byte 0x20");
  EXPECT_EQ(quoted_character("\xff", 0), "byte 0xff");
  EXPECT_EQ(quoted_character("\u202e", 0), "character U+202E");
}

}  // namespace
}  // namespace summand
