// The lines that records of Babylon share: the players and the stacks, and what was done on the
// table. Errors have their place in the line.
#pragma once

#include <string>
#include <string_view>

#include "summand/several/match.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

// `players: 3` and `start: 3x1r 3x1b`, a line each.
std::string lines_of_start(const SeatedBabylon::State& start);
// Reads them, one after the other.
Result<unsigned> read_players_line(std::string_view line, unsigned most);
Result<Stacks> read_start_line(std::string_view line);

// A line for each move (`player 1: 1r>1b`) and each deal, and `places: ...` if the game is over.
std::string lines_of_table(const Match<SeatedBabylon>& match);
// Plays, says or checks the content of such a line.
Result<void> add_table_line(Match<SeatedBabylon>& match, std::string_view line);

}  // namespace summand::babylon
