// Play of a game as it was written: how long it lasts, and the moves that keep this length.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "summand/algebra/written_moves.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/theory/remoteness.hpp"

namespace summand {

// Two nim-heaps of one counter are worth 0, but last for two moves: lengths of play belong to the
// form and the position, not to the value. Every sum that play reaches is examined once.
class WrittenPlay {
 public:
  // All functions throw LimitReached. Loopy games and very large sums reach the size limit.
  explicit WrittenPlay(const Game& game);
  WrittenPlay(const WrittenPlay&) = delete;
  WrittenPlay& operator=(const WrittenPlay&) = delete;

  Lengths lengths() { return of(start_); }
  // The games after the moves of `first` that keep the length at that pace, as they would be
  // written, each once. Empty if there is no move.
  std::vector<Game> best_moves(Player first, Pace pace);

 private:
  using Sum = WrittenMoves::Sum;
  using Waiting = ChargedVector<Sum>;

  Lengths of(const Sum& sum);
  std::optional<Lengths> known(const Sum& sum);
  std::optional<Lengths> find(const Sum& sum, Waiting& waiting);

  Workspace& workspace_;
  WrittenMoves moves_;
  std::unordered_map<Sum, Lengths, WrittenMoves::SumHash> known_;
  Charge charge_;
  Sum start_;
};

}  // namespace summand
