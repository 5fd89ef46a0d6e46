// Lanes: walls of different games that would hide one another are drawn side by side.
#pragma once

#include <vector>

#include "summand/figures/plot.hpp"

namespace summand {

// For each group of a plot how many lanes it is moved aside, to the right or (negative) to the
// left: as few as leave none of its walls upon a wall or mast of an earlier group, and none of its
// masts upon such a wall. Masts may lie on masts, whose names are told apart. Beyond kMostLanes
// it stays where it is. A map of all straight pieces; time: those on one line, squared.
std::vector<int> lanes_of(const Plot& plot);

inline constexpr int kMostLanes = 3;

}  // namespace summand
