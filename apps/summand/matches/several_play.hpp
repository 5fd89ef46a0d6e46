// The games of several players in summand play.
#pragma once

#include <optional>
#include <string>

#include "apps/summand/cli/run.hpp"

namespace summand::program {

// Plays a game of several players, by its name or by the record of --load. Returns nothing for
// other games, and then refuses the options for several players.
std::optional<Exit> play_several(const Run& run);

// Plays So Long Sucker, whatever the arguments are.
Exit play_sucker(const Run& run);

// Their lines in the list of games.
std::string list_of_several();

}  // namespace summand::program
