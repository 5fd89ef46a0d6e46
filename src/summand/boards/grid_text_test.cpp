#include "summand/boards/grid_text.hpp"

#include <gtest/gtest.h>
#include <string>

#include "summand/boards/board.hpp"

namespace summand {
namespace {

// The error for a text. Cells and boards must give the same one.
std::string grid_error(std::string_view text) {
  const auto cells = Cells::parse(text, '.', '#');
  const auto board = Board::parse(text, {'.', '#', '\0', '\0'});
  EXPECT_EQ(cells.has_value(), board.has_value()) << text;
  if (cells) return "";
  EXPECT_EQ(cells.error(), board.error()) << text;
  return std::to_string(cells.error().offset) + ": " + cells.error().message;
}

TEST(GridText, AllRowsAreAsLongAsTheFirst) {
  EXPECT_EQ(grid_error("..|#.|.#"), "");
  EXPECT_EQ(grid_error("...|."),
            "5: a ragged board: the last row must have 3 cells like the first");
  EXPECT_EQ(grid_error("..|..."), "5: a ragged board: every row must have 2 cells like the first");
  EXPECT_EQ(grid_error("...|.|..."),
            "5: a ragged board: every row must have 3 cells like the first");
  EXPECT_EQ(grid_error("..|"), "3: a ragged board: the last row must have 2 cells like the first");
}

TEST(GridText, OnlyTheLettersOfTheGameAreRead) {
  EXPECT_EQ(grid_error("..|.x"), "4: expected '.', '#' or '|'");
  EXPECT_EQ(grid_error(std::string(1, '\0')), "0: expected '.', '#' or '|'");
}

TEST(GridText, CapitalsAndSmallLettersAreAlikeUnlessTheGameHasBoth) {
  EXPECT_EQ(letter_meant(".xo#", 'X'), 'x');
  EXPECT_EQ(letter_meant(".LR#", 'r'), 'R');
  EXPECT_EQ(letter_meant(".LlRr", 'l'), 'l');
  EXPECT_EQ(letter_meant(".LlRr", 'L'), 'L');
  EXPECT_EQ(letter_meant(".xo#", 'y'), std::nullopt);
  EXPECT_EQ(letter_meant("#", '\x03'), std::nullopt);
}

TEST(GridText, TheNumberOfCellsHasBothLimits) {
  EXPECT_EQ(grid_error(""), "0: an empty board; expected rows separated by '|'");
  EXPECT_EQ(grid_error("|.."), "0: the first row is empty");
  EXPECT_EQ(grid_error(std::string(4097, '.')), "0: a board has at most 4096 cells");
  EXPECT_EQ(grid_error(std::string(4096, '.')), "");
  EXPECT_EQ(grid_error(std::string(4096, '.') + "|"), "0: a board has at most 4096 cells");
}

}  // namespace
}  // namespace summand
