// Who gets how many boxes in Dots-and-Boxes, exactly: all sets of the undrawn lines in one table.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

// How many boxes more than the other the player to move gets from a position on, if both play for
// boxes, for a position and all that can come of it. A byte for each of the 2^n sets of its n
// undrawn lines; n 2^n steps.
class Solver {
 public:
  static constexpr unsigned kMostUndrawn = 26;

  static bool can_solve(const Position& position) {
    return std::popcount(position.undrawn()) <= static_cast<int>(kMostUndrawn);
  }

  // Assumes can_solve(start). Throws LimitReached.
  Solver(const Position& start, Budget budget);

  // Whether a position can come of the start.
  bool knows(const Position& position) const;
  // Assumes that it knows the position.
  int net(const Position& position) const;
  // The net for the player who draws the line. Assumes that the line is not drawn.
  int net_of_move(const Position& position, unsigned line) const;
  // The lines that get the most. Assumes that it knows the position.
  std::vector<unsigned> best_moves(const Position& position) const;

 private:
  // The net of the position with these lines undrawn, a bit for each.
  int net_at(std::size_t undrawn) const { return nets_[undrawn]; }

  std::size_t index_of(Lines drawn) const;

  Board board_;
  Lines start_;                    // the lines drawn there
  std::vector<unsigned> undrawn_;  // the line of each bit of an index
  Charge charge_;                  // for the nets
  std::vector<std::int8_t> nets_;
};

}  // namespace summand::dots
