// A game of So Long Sucker at the terminal: one person against programs.
#pragma once

#include "apps/summand/run.hpp"
#include "summand/studies/sucker/players.hpp"
#include "summand/studies/sucker/record.hpp"

namespace summand::sucker {

// What --opponents, --nodes and --seed say.
Result<Opponent> opponent_of(const program::Request& request);

// Reads what the person plays from the standard input, an action, its number or a word (help lists
// them), until the game or the input ends; --record keeps the game in a file.
program::Exit sucker_play(const program::Run& run, Record record);

}  // namespace summand::sucker
