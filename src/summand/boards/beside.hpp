// The neighbours of a set of cells.
#pragma once

#include "summand/boards/cells.hpp"

namespace summand {

// The cells above, below, left and right of the members. A member is one of them if it has a
// neighbour in the set.
Cells beside(const Cells& cells);

}  // namespace summand
