// Where layouts start from.
#pragma once

#include <vector>

#include "summand/draw/graph_layout.hpp"

namespace summand {

// In storeys, by the number of lines from the ground; a node stands in the middle of those that it
// holds. `turned`: the branches in the other order.
std::vector<GridPlace> in_storeys(const GraphToLayOut& graph, const std::vector<int>& levels,
                                  bool turned);

}  // namespace summand
