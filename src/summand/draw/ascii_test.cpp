#include "summand/draw/ascii.hpp"

#include <gtest/gtest.h>

#include "summand/draw/text.hpp"

namespace summand {
namespace {

TEST(InAscii, AsciiTextIsNotChanged) {
  EXPECT_EQ(in_ascii("{3|-1} \x1b[34mL\x1b[0m"), "{3|-1} \x1b[34mL\x1b[0m");
  EXPECT_EQ(in_ascii(""), "");
}

TEST(InAscii, KnownSymbolsGetAnAsciiFormAndOthersAQuestionMark) {
  EXPECT_EQ(in_ascii("½↑ ±1 ─┼"), "1/2^ +-1 -+");
  EXPECT_EQ(in_ascii("a☃b"), "a?b");
  // A byte that starts no character, and a character that is not complete.
  EXPECT_EQ(in_ascii("\x80z\xe2\x98"), "?z?");
}

TEST(InAscii, PiecesOfTheTwoPlayersLookDifferent) {
  const Picture board{.rows = 1,
                      .columns = 4,
                      .marks = {{0, 0, "●", Paint::left},
                                {0, 1, "○", Paint::right},
                                {0, 2, "♕", Paint::left},
                                {0, 3, "♛", Paint::right}}};
  EXPECT_EQ(rows_of(in_ascii(board)), std::vector<std::string>{"xoLR"});
}

TEST(InAscii, APlainGlyphIsUsedWithColours) {
  const Picture discs{.rows = 1, .columns = 1, .marks = {{0, 0, "●", Paint::left, "L"}}};
  EXPECT_EQ(rows_of(in_ascii(discs), Colours::yes), std::vector<std::string>{"\x1b[34mL\x1b[0m"});
}

}  // namespace
}  // namespace summand
