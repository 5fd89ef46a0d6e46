// Who wins a sum with positions of loopy games: by retrograde analysis of all sums that play can
// reach, or by the sides of the summands if these are too many.
#pragma once

#include <cstdint>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// Winners::nodes is the number of sums that play can reach. Fails for more than 64 copies of a
// summand.
Attempt<Winners> winners_of_loopy(const Game& game);

// The same without moves and distances: parts that have values are played by these, so there are
// fewer sums.
Attempt<Winners> winners_of_loopy_values(const Game& game);

// Winners::has_large_summands, or the same if that is not known. Throws LimitReached.
bool has_large_summands(const Game& game, const Winners& found);
inline constexpr std::uint64_t kMostPositionsForSides = 20'000;

}  // namespace summand
