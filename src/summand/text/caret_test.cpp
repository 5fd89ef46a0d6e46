#include "summand/text/caret.hpp"

#include <gtest/gtest.h>

namespace summand {
namespace {

using namespace std::string_view_literals;

TEST(Caret, IsUnderThePlaceOfTheError) {
  EXPECT_EQ(message_with_caret("1 + $", {"wrong", 4}), "1:5: wrong\n  1 + $\n      ^");
  EXPECT_EQ(message_with_caret("", {"empty", 0}), "1:1: empty\n  \n  ^");
  EXPECT_EQ(message_with_caret("1 +", {"more", 3}), "1:4: more\n  1 +\n     ^");
}

TEST(Caret, ShowsTheLineOfThePlace) {
  EXPECT_EQ(message_with_caret("1\n2 $\n3", {"wrong", 4}), "2:3: wrong\n  2 $\n    ^");
  EXPECT_EQ(message_with_caret("1\n2", {"wrong", 1}), "1:2: wrong\n  1\n   ^");
  EXPECT_EQ(message_with_caret("$", {"wrong", 0}, 17), "17:1: wrong\n  $\n  ^");
}

TEST(Caret, CountsCharactersNotBytes) {
  EXPECT_EQ(message_with_caret("\u2191\u00bd $", {"wrong", 6}),
            "1:4: wrong\n  \u2191\u00bd $\n     ^");
  EXPECT_EQ(message_with_caret("\t\t$", {"wrong", 2}), "1:3: wrong\n    $\n    ^");
}

TEST(Caret, EscapesInvisibleCharacters) {
  EXPECT_EQ(message_with_caret("1\0+2"sv, {"wrong", 1}), "1:2: wrong\n  1\\x00+2\n   ^");
  EXPECT_EQ(message_with_caret("1\x1b\xff$", {"wrong", 3}),
            "1:4: wrong\n  1\\x1b\\xff$\n           ^");
  EXPECT_EQ(message_with_caret("\u009b\u202e$", {"wrong", 5}),
            "1:3: wrong\n  \\u009b\\u202e$\n              ^");
}

TEST(Caret, CutsLongLinesAroundThePlace) {
  const std::string text = std::string(1000, 'a') + "$" + std::string(1000, 'b');
  const std::string message = message_with_caret(text, {"wrong", 1000});
  EXPECT_EQ(message, "1:1001: wrong\n  ..." + std::string(38, 'a') + "$" + std::string(37, 'b') +
                         "...\n  " + std::string(41, ' ') + "^");
}

TEST(Caret, FindsPlaces) {
  EXPECT_EQ(place_of("ab\ncd", 0), (Place{1, 1}));
  EXPECT_EQ(place_of("ab\ncd", 2), (Place{1, 3}));
  EXPECT_EQ(place_of("ab\ncd", 3), (Place{2, 1}));
  EXPECT_EQ(place_of("ab\ncd", 99), (Place{2, 3}));
}

}  // namespace
}  // namespace summand
