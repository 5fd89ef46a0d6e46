// Shortlist: the moves to consider in sums with too many moves to list.
#pragma once

#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// All legal moves, if they can be listed (SumInPlay::kMostMoves). For heaps and nimbers with more
// moves, those that ruleset/moves_to_nimbers.hpp chooses beside a rest whose value theorems give.
// If the player can win, one of these wins, except for moves to a nimber of 64 or more beside a
// rest with unknown value. For other games with that many moves, the advised move (if the game is
// the only term) and about a thousand moves from all parts of its list. A game with more than
// SumInPlay::kMostNamed moves gives none. Fails if no move is left.
Attempt<std::vector<TermMove>> shortlist(const SumInPlay& sum, Player player);

}  // namespace summand
