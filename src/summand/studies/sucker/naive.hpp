// Endgames by the referee alone: strings as piles, every action tried; the second way to all that
// is computed cleverly elsewhere.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>

#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// For two players and few chips; the referee's house rules have no donations and discards, for
// those may go round.
class NaiveSolver {
 public:
  explicit NaiveSolver(const Referee& referee) : referee_(referee) {}

  // Whether the active player is the last one. Recursion as deep as the game is long.
  bool active_wins(const State& state) { return winner(referee_.begun(state)) == state.active; }

 private:
  Player winner(const State& state);

  const Referee& referee_;
  std::unordered_map<std::string, Player> known_;
};

// Calls visit for all states of two players, blue and red, with so many chips in hands and on the
// board, blue to move. Of the colours in the rules the third is green and the fourth yellow; where
// the rules need it the states say who gave green and yellow the last move, and who had the move
// before.
void for_each_endgame(const TableRules& rules, unsigned chips,
                      const std::function<void(const State&)>& visit);

}  // namespace summand::sucker
