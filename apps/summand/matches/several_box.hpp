// Rounds of Babylon on the terminal, by the rules in the box of the game.
#pragma once

#include "apps/summand/matches/several_table.hpp"
#include "summand/ask/several/box.hpp"

namespace summand::program {

// Plays rounds until somebody has won, a person leaves, or the input ends. Throws LimitReached.
void play_rounds(const Run& run, babylon::Box& box, const ReadLine& read);

}  // namespace summand::program
