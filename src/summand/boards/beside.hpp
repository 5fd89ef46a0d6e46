// The neighbours of a set of cells, all of them or those in one direction.
#pragma once

#include "summand/boards/cells.hpp"
#include "summand/boards/direction.hpp"

namespace summand {

// The cells above, below, left and right of the members. A member is one of them if it has a
// neighbour in the set.
Cells beside(const Cells& cells);

// The cells of the board that a step in this direction reaches from the members.
Cells step(const Cells& cells, Direction direction);

}  // namespace summand
