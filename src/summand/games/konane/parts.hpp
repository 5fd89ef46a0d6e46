// The parts of a position of Konane.
#pragma once

#include <vector>

#include "summand/boards/board.hpp"

namespace summand::games::konane {

// Those in which a player can move (konane/jumps.hpp). Each stands on the smallest board that holds
// it. Its other cells are holes.
std::vector<Board> parts(const Board& board);

}  // namespace summand::games::konane
