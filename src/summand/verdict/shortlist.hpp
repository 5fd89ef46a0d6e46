// Shortlist: the moves that are worth a look, in sums where nobody would list all.
#pragma once

#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// All legal moves, where they can be listed (SumInPlay::kMostMoves). Of heaps and nimbers with more
// of them those that ruleset/moves_to_nimbers.hpp chooses, beside a rest whose value is known by
// theorems. Whoever wins has a winning move among them, unless he needs one to a nimber of 64 or
// more beside a rest that is not so known. Of another game with so many moves it is the one that it
// advises, if it stands alone, and about a thousand from all over its list; nothing of one with
// more than SumInPlay::kMostNamed. An error where that leaves nothing.
Attempt<std::vector<TermMove>> shortlist(const SumInPlay& sum, Player player);

}  // namespace summand
