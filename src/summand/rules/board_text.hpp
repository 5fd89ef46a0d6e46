// Positions of games that are written as text, as texts: rows from the top, divided by '|'. `signs`
// are the signs of the letters.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/rules/letter_board.hpp"

namespace summand {

Result<LetterBoard> board_from_text(std::string_view text, std::string_view signs);
std::string text_of(const LetterBoard& board, std::string_view signs);

}  // namespace summand
