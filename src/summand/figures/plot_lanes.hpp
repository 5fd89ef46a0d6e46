// Lanes: walls of different games that would hide each other are drawn side by side.
#pragma once

#include <vector>

#include "summand/figures/plot.hpp"

namespace summand {

// For each group of a plot, the number of lanes by which it is moved to the right or (negative) to
// the left. It is the least number such that no wall of the group lies on a wall or mast of an
// earlier group, and no mast of it on such a wall. Masts may lie on masts, because their names
// distinguish them. A group that needs more than kMostLanes is not moved. Uses a map of all
// straight pieces. Takes time quadratic in the number of pieces on one line.
std::vector<int> lanes_of(const Plot& plot);

inline constexpr int kMostLanes = 3;

}  // namespace summand
