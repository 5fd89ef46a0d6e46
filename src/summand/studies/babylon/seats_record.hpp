// Records of Babylon with several players.
#pragma once

#include <string>
#include <string_view>

#include "summand/several/match.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

// A record has these lines: "babylon for several players, version 1", `players: 3`, `start: 3x1r
// 3x1b`, and `begins: player 2` unless it is player 1. Then each move (`player 1: 1r>1b`) or `deal:
// TEXT` has a line. `places: ...` follows if the game is over, and then "end".
std::string print(const Match<SeatedBabylon>& match);
// Plays all moves again. An illegal move is refused with its line. Errors have their place.
Result<Match<SeatedBabylon>> parse_match(std::string_view text);
bool is_match(std::string_view text);  // whether it begins like a record

}  // namespace summand::babylon
