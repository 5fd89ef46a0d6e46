// First places for the search for a layout.
#pragma once

#include <vector>

#include "summand/draw/graph_layout.hpp"

namespace summand {

// Places in storeys, by the number of lines from the ground. A node stands in the middle below the
// nodes that it holds. `turned`: the branches are in reverse order.
std::vector<GridPlace> in_storeys(const GraphToLayOut& graph, const std::vector<int>& levels,
                                  bool turned);

}  // namespace summand
