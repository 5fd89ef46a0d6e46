// Players of Dots-and-Boxes: the moves of programs, and what is known.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "summand/play/opponent.hpp"
#include "summand/studies/dots/solver.hpp"

namespace summand::dots {

std::string name_of_player(unsigned player);  // "first", "second"

// Keeps the table of the last position that was solved, for the positions that follow from it.
class Known {
 public:
  // Returns null if too many lines are undrawn. Throws LimitReached.
  const Solver* solver_of(const Position& position, const Budget& budget);

 private:
  std::shared_ptr<const Solver> solver_;
};

// The move of a program for the player to move, and its reason. If the best lines are known, it is
// the first line that gets the most boxes. Otherwise it is the choice of such a program. Assumes
// that a line is undrawn. Throws LimitReached.
Advised<unsigned> choose(const Position& position, const summand::Opponent& opponent, Known& known,
                         const Budget& budget);

// How many boxes each player gets, and the chains and loops, with one sentence for each line.
// Throws LimitReached.
std::vector<std::string> explain(const Position& position, Known& known, const Budget& budget);

}  // namespace summand::dots
