// Records of Babylon around a table.
#pragma once

#include <string>
#include <string_view>

#include "summand/several/match.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

// "babylon for several players, version 1", `players: 3`, `start: 3x1r 3x1b`, `begins: player 2`
// unless it is player 1, a move (`player 1: 1r>1b`) or `deal: TEXT` a line, `places: ...` where the
// game is over, and "end".
std::string print(const Match<SeatedBabylon>& match);
// Plays it all again: a move that is not legal is refused with its line. Errors have their place.
Result<Match<SeatedBabylon>> parse_match(std::string_view text);
bool is_match(std::string_view text);  // begins as one

}  // namespace summand::babylon
