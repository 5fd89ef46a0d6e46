// Play of a sum move by move: what a strategy reaches against best defence. Best play of both is in
// theory/best_play.hpp.
#pragma once

#include <span>
#include <vector>

#include "summand/theory/strategies.hpp"

namespace summand {

// Moves until every summand is a number, and the sum of these numbers.
struct Playout {
  Dyadic stop;
  std::vector<SumMove> moves;  // alternating; the player who is first begins
};

// One player uses a strategy. The other one plays the moves that are worst for it, found by trying
// all. Each state of play is examined once. There may be as many states as the product of the
// numbers of followers of the summands, which the store's budget may limit. Sentestrat begins with
// the highest temperature of the summands as the ambient one.
Playout play_against_best_defence(Thermographs& thermographs, const Strategy& strategy,
                                  Player strategist, std::span<const Value> summands, Player first);

}  // namespace summand
