// What summand play knows of games of several players.
#pragma once

#include <optional>
#include <string>

#include "apps/summand/cli/run.hpp"

namespace summand::program {

// Plays the game if its name, or the record that --load names, is that of a game of several
// players. Nothing for other games, of which the options for several players are refused.
std::optional<Exit> play_several(const Run& run);

// Their lines in the list of what there is to play.
std::string list_of_several();

}  // namespace summand::program
