// Dots-and-Boxes at a table: what programs play, and what is known.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "summand/several/opponent.hpp"
#include "summand/studies/dots/solver.hpp"

namespace summand::dots {

std::string name_of_player(unsigned player);  // "first", "second"

// Keeps the table of the last position that was solved, for those that come of it.
class Known {
 public:
  // Nothing where too many lines are undrawn. Throws LimitReached.
  const Solver* solver_of(const Position& position, const Budget& budget);

 private:
  std::shared_ptr<const Solver> solver_;
};

// What a program plays for the player to move, and why: of what gets the most boxes the first line,
// where that is known; else as such a program thinks. Assumes that a line is undrawn. Throws
// LimitReached.
Advised<unsigned> choose(const Position& position, const summand::Opponent& opponent, Known& known,
                         const Budget& budget);

// Who gets how many boxes, and the chains and loops, a sentence a line. Throws LimitReached.
std::vector<std::string> explain(const Position& position, Known& known, const Budget& budget);

}  // namespace summand::dots
