// What holds for the texts of every game: an error has its place, a position survives printing.
#pragma once

#include <vector>

#include "targets.hpp"

// One for each game there is; games that have a target of their own may be among them.
std::vector<FuzzTarget> game_text_targets();
