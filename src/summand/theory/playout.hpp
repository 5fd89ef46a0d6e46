// Play of a sum move by move: how far a strategy gets against best defence, and how far one can
// get.
#pragma once

#include <span>
#include <vector>

#include "summand/theory/strategies.hpp"

namespace summand {

// Moves until every summand is a number, and the sum of these numbers.
struct Playout {
  Dyadic stop;
  std::vector<SumMove> moves;  // alternating, beginning with whoever is first
};

// One player keeps to a strategy, the other one does the worst to it that can be done by any moves,
// found by trying all of them. Each state of play is looked at once; there may be as many as the
// product of the numbers of followers of the summands, which the store's budget may cut short.
// Sentestrat begins with the highest temperature of the summands as the ambient one.
Playout play_against_best_defence(Thermographs& thermographs, const Strategy& strategy,
                                  Player strategist, std::span<const Value> summands, Player first);

// Both play as well as can be: the stop of the sum, without making the sum, and a line that leads
// to it (theory/best_play.hpp has the stop alone).
Playout best_play(ValueStore& store, std::span<const Value> summands, Player first);

// The stop of the sum, from its canonical form: quicker where that is small.
Dyadic best_stop(ValueStore& store, std::span<const Value> summands, Player first);

}  // namespace summand
