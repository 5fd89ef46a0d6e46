// The matches of summand play.
#pragma once

#include <optional>
#include <string>

#include "apps/summand/cli/run.hpp"

namespace summand::program {

// Plays the match that the request names: a sum, a game of several seats, or the record of --load.
// Nothing if it names none.
std::optional<Exit> play_match(Run& run);

// Plays So Long Sucker. Does not look for the name of a game in the arguments.
Exit play_sucker(Run& run);

// The lines of games of several seats in the list of games.
std::string list_of_several();

}  // namespace summand::program
