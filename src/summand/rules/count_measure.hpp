// Measures of counts: sums of weights -1, 0 and 1 over the cells of a board, which prove that play
// ends.
#pragma once

#include <span>

#include "summand/rules/player_rules.hpp"

namespace summand {

// True if a list of such measures proves it: each rule lowers the first one that it changes, on
// each board and with each number of repetitions. False says nothing: another measure may prove it.
// Tries games in which moves concern up to ten letters.
bool ends_by_counts(std::span<const PlayerRule> rules);

}  // namespace summand
