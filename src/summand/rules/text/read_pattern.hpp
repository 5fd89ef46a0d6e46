// Reads the two sides of a rule: the cells before a move, and what they become.
#pragma once

#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/rules/text/game_text.hpp"
#include "summand/rules/text/line_reader.hpp"

namespace summand {

// Letters that one place of the pattern takes.
struct TextAtom {
  LetterSet letters = 0;
  bool outside = false;        // also a place outside the board
  std::vector<Letter> listed;  // a sign, or the signs of a class in their order
  std::size_t offset = 0;
};

// Reads a sign, `_`, `|` or a class in brackets. For patterns also `?`.
Result<TextAtom> read_atom(LineReader& line, const GameText& game);

// Reads "pattern -> result". Stops at the first word after the result.
Result<std::vector<Run>> read_sides(LineReader& line, const GameText& game);

// A word that can follow a result.
bool is_word_of_rules(std::string_view chunk);

}  // namespace summand
