// Tests which graphs can be drawn without crossings.
#pragma once

#include "summand/draw/graph_layout.hpp"

namespace summand {

// Whether the graph can be drawn in the plane without crossings, with all its feet on one line and
// nothing below that line. Linear.
bool is_planar(const GraphToLayOut& graph);

}  // namespace summand
