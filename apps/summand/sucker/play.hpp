// A game of So Long Sucker at the terminal, with people and programs in any seats.
#pragma once

#include "apps/summand/cli/run.hpp"

namespace summand::sucker {

// Plays the game of --players, --chips and the house rules, or the state or record of --load.
// People type on the standard input until the game or the input ends. --record saves the game to a
// file, also when a limit ends it.
program::Exit sucker_play(const program::Run& run);

// Whether a text begins like a record of this game.
bool is_sucker_record(std::string_view text);

}  // namespace summand::sucker
