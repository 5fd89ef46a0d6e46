// The options of a game as it was written.
#pragma once

#include <cstddef>
#include <vector>

#include "summand/algebra/game.hpp"

namespace summand {

// The games after each move of a player, in the order of the terms and of the options as they are
// written. Equal games are listed as often as they occur. The moves of a position are its legal
// moves, those of a name such as ^ lead to its canonical options, and a move in the base of an
// ordinal sum throws the top away. Assumes a game with a form. More than `most` games reach the
// size limit.
std::vector<Game> written_options(const Game& game, Player player, std::size_t most);

}  // namespace summand
