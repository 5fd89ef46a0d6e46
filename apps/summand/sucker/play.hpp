// A game of So Long Sucker at the terminal, with people and programs in any seats.
#pragma once

#include "apps/summand/cli/run.hpp"

namespace summand::sucker {

// The game of --players, --chips and the house rules, or the state or record that --load names;
// people read from the standard input what they play, until the game or the input ends. --record
// keeps the game in a file, also where a limit ends it.
program::Exit sucker_play(const program::Run& run);

// Whether a text begins as a record of this game does.
bool is_sucker_record(std::string_view text);

}  // namespace summand::sucker
