// Shortlist: the moves that are worth a look, in sums where nobody would list all.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/analysis/attempt.hpp"
#include "summand/play/sum_in_play.hpp"

namespace summand {

// All legal moves, where they can be listed (SumInPlay::kMostMoves). Of a heap, or a nimber, with
// more of them it is a few to each nimber below its own, of the first kMostNimbers of these, and of
// the one that makes all the rest 0, where that is a nimber. Of an impartial game no other is ever
// needed: a move to a larger nimber is reversible, so whoever wins by one wins by another, too. An
// error for a game with so many moves that cannot tell where they lead.
Attempt<std::vector<SumMoveByName>> shortlist(const SumInPlay& sum, Player player);
inline constexpr std::uint64_t kMostNimbers = 64;

}  // namespace summand
