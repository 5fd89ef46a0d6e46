// The texts of every game: an error has its place, and a position does not change by printing and
// parsing.
#pragma once

#include <vector>

#include "targets.hpp"

// One target for each game. Games with a target of their own may be included.
std::vector<FuzzTarget> game_text_targets();
