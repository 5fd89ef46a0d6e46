// Play of a game as it was written: how long it lasts, and the moves that keep this length.
#pragma once

#include <vector>

#include "summand/algebra/written_sums.hpp"
#include "summand/ruleset/sum_fold.hpp"
#include "summand/theory/remoteness.hpp"

namespace summand {

// Two nim-heaps of one counter are worth 0, but last for two moves: lengths of play belong to the
// form and the position, not to the value. Every sum that play reaches is examined once.
class WrittenPlay {
 public:
  // Assumes a game with a form and without loops. All functions throw LimitReached.
  explicit WrittenPlay(const Game& game);

  Lengths lengths() { return of(start_); }
  // The games after the moves of `first` that keep the length at that pace, as they would be
  // written, each once. Empty if there is no move.
  std::vector<Game> best_moves(Player first, Pace pace);

 private:
  using Sum = SumsOfParts::Sum;

  Lengths of(Sum sum);

  WrittenSums games_;
  SumFold<Lengths> fold_;
  Sum start_;
};

}  // namespace summand
