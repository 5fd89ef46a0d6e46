// First moves in a sum, and which of them win.
#pragma once

#include "summand/analysis/analysis.hpp"
#include "summand/analysis/switch_game.hpp"

namespace summand {

// The first moves of a player in one copy of a summand. `rest` is the value of everything else,
// including the other copies. If the player loses when he starts (`may_win` is false), his moves
// are only counted. Throws LimitReached.
FirstMoves first_moves(const Summand& summand, Value rest, Player player, bool may_win);

// The same in a sum of switches whose value is out of reach. A move that leaves neither a number
// nor a switch is not decided, and the note says so.
FirstMoves first_moves(const Summand& summand, const SwitchMoves& sum, Player player);

}  // namespace summand
