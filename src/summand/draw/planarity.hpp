// Which graphs can be drawn without crossings.
#pragma once

#include "summand/draw/graph_layout.hpp"

namespace summand {

// Whether the graph can be drawn in the plane with all its feet on one line and nothing below it.
// Linear.
bool is_planar(const GraphToLayOut& graph);

}  // namespace summand
