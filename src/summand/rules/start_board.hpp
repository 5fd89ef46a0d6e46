// Starts of games that are written as text: domineering(4x6), from the line `start` of the file.
#pragma once

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/text/game_text.hpp"

namespace summand {

// The board of these sides, filled with the tile of the game from the top left. Assumes that the
// game has a tile that can be read. The offset of an error is that of an argument.
Result<LetterBoard> start_board(const GameText& game, const Arguments& arguments);

}  // namespace summand
