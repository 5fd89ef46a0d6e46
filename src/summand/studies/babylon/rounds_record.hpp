// Records of Babylon in rounds, as it is played from its box.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "summand/several/match.hpp"
#include "summand/studies/babylon/seats.hpp"

namespace summand::babylon {

// The rounds of a contest. All but the last are over.
struct Rounds {
  struct Played {
    unsigned place;  // that the chooser took
    Match<SeatedBabylon> match;
  };
  SeatedBabylon::State start;  // the same before each round
  std::vector<Played> played{};
};

// A record has these lines: "babylon in rounds, version 1", `players: 2` and `start: 3x1r 3x1b`.
// Each round begins with a line such as `round 2: player 1 goes second`, and has a line for each
// move, each deal and the places, as the record of a single match. Then "end".
std::string print(const Rounds& rounds);
// Plays all rounds again. What is not possible is refused with its line. Errors have their place.
Result<Rounds> parse_rounds(std::string_view text);
bool is_rounds(std::string_view text);  // whether it begins like a record of rounds

}  // namespace summand::babylon
