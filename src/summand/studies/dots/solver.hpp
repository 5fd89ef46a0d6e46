// The exact number of boxes for each player in Dots-and-Boxes.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/search/strings/settled.hpp"
#include "summand/studies/dots/net_solver.hpp"
#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

// For a position and all positions that follow from it. The net of a position is the number of
// boxes that the player to move still gets minus those that the other one still gets, if both play
// for boxes. It remembers what it found, so the next question costs less.
class Solver {
 public:
  // Fails if the position is too large for an exact search: the message says why. Throws
  // LimitReached.
  static Result<Solver> of(const Position& start, const Budget& budget, const NetOptions& options);

  // Whether a position can follow from the start.
  bool knows(const Position& position) const {
    return position.board == start_.board && position.drawn.contains(start_.drawn);
  }
  // All assume that it knows the position. After a limit the next call goes on with what was found.
  Attempt<int> net(const Position& position);
  // For the player who draws the line. Assumes that it is not drawn.
  Attempt<int> net_of_move(const Position& position, unsigned line);
  // The nets of the lines that are not drawn, in rising order of their numbers.
  Attempt<std::vector<int>> nets_of_moves(const Position& position);

  // What the player to move can take at once.
  strings::Settled captures(const Position& position) const;
  // The net of what is left after all captures, for the player who moves there.
  Attempt<int> net_of_rest(const strings::Settled& taken) { return nets_->net(taken.rest); }

  NetSolver& nets() { return *nets_; }
  // The lines that are not drawn, as the strings of nets(). Assumes that no other lines were
  // undrawn at the start.
  strings::StringSet strings_of(const Lines& drawn) const;

 private:
  Solver() = default;

  Position start_;
  std::vector<int> string_of_;  // of each line that is not drawn at the start
  std::unique_ptr<NetSolver> nets_;
};

}  // namespace summand::dots
