// First moves in a sum, and which of them win.
#pragma once

#include "summand/analysis/analysis.hpp"

namespace summand {

// The first moves of a player in one of the copies of a summand; `rest` is the value of everything
// else, the other copies included. Throws LimitReached.
FirstMoves first_moves(const Summand& summand, Value rest, Player player);

}  // namespace summand
