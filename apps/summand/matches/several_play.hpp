// The games of several players in summand play.
#pragma once

#include <optional>
#include <string>

#include "apps/summand/cli/run.hpp"

namespace summand::program {

// Plays a game of several players, given by its name or by the record of --load. Returns nullopt
// for other games, and an error code if these have options for several players.
std::optional<Exit> play_several(const Run& run);

// Plays So Long Sucker. Does not look for the name of a game in the arguments.
Exit play_sucker(const Run& run);

// The lines of these games in the list of games.
std::string list_of_several();

}  // namespace summand::program
