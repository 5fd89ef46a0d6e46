// Babylon from its box at the terminal.
#pragma once

#include "apps/summand/matches/several_table.hpp"
#include "summand/ask/several/box.hpp"

namespace summand::program {

// Plays rounds until somebody has won or leaves, or the input ends. Throws LimitReached.
void play_rounds(const Run& run, babylon::Box& box, const ReadLine& read);

}  // namespace summand::program
