// First moves: what a player can make of a sum, each different sum once.
#pragma once

#include <string>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

struct FirstMove {
  std::vector<std::string> names;  // of the moves that leave this sum, or one that is alike
  SumInPlay after;
};

// The sums that a player's moves leave, in the order of the moves. Two sums are alike if a search
// sees the same parts in them (ruleset/part_table.hpp): then both are equal. Some equal sums may
// stand apart. Assumes that no term is loopy, unless a theorem gives its value. Fails as
// SumInPlay::moves does, and if a limit is reached. Takes the time of finding the parts after each
// move.
Attempt<std::vector<FirstMove>> first_moves(const SumInPlay& sum, Player player);

}  // namespace summand
