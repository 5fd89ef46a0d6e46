// The exact number of boxes for each player in Dots-and-Boxes, by a table of all sets of undrawn
// lines.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

// For a position and all positions that follow from it: how many boxes more than the opponent the
// player to move gets, if both play to get the most boxes. Needs a byte for each of the 2^n sets of
// its n undrawn lines, and n 2^n steps.
class Solver {
 public:
  static constexpr unsigned kMostUndrawn = 26;

  static bool can_solve(const Position& position) {
    return std::popcount(position.undrawn()) <= static_cast<int>(kMostUndrawn);
  }

  // Assumes can_solve(start). Throws LimitReached.
  Solver(const Position& start, Budget budget);

  // Whether a position can follow from the start.
  bool knows(const Position& position) const;
  // The net result for the player to move. Assumes that it knows the position.
  int net(const Position& position) const;
  // The net result for the player who draws the line. Assumes that the line is not drawn.
  int net_of_move(const Position& position, unsigned line) const;
  // The lines with the best net result. Assumes that it knows the position.
  std::vector<unsigned> best_moves(const Position& position) const;

 private:
  // The net result of the position with these lines undrawn, one bit for each.
  int net_at(std::size_t undrawn) const { return nets_[undrawn]; }

  std::size_t index_of(Lines drawn) const;

  Board board_;
  Lines start_;                    // the lines drawn at the start
  std::vector<unsigned> undrawn_;  // the line of each bit of an index
  Charge charge_;                  // for the nets
  std::vector<std::int8_t> nets_;
};

}  // namespace summand::dots
