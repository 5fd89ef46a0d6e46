// What a Hackenbush position looks like.
#pragma once

#include "summand/draw/picture.hpp"
#include "summand/ruleset/graph.hpp"

namespace summand::games::hackenbush {

// Trees of moderate size stand upright on the ground, each edge in its colour (or as its letter,
// where there are none), a loop as a ring. Graphs with cycles are a row of vertices under arcs,
// vertex 0 the ground; large ones, and those with loops, are lists of edges.
Picture picture(const ColouredGraph& graph);

}  // namespace summand::games::hackenbush
