// What a Hackenbush position looks like.
#pragma once

#include "summand/draw/picture.hpp"
#include "summand/ruleset/graph.hpp"

namespace summand::games::hackenbush {

// Trees of moderate size stand upright on the ground, each edge in its colour (or as its letter,
// where there are none), a loop as a ring; other graphs are lists of edges.
Picture picture(const ColouredGraph& graph);

}  // namespace summand::games::hackenbush
