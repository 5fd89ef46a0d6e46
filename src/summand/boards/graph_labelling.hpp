// Numbering the vertices of a graph by what they look like, so that isomorphic graphs become equal.
#pragma once

#include "summand/boards/graph.hpp"

namespace summand {

// The graph with its vertices renumbered: isomorphic to `graph` always, vertex 0 stays.
// Vertices are told apart by refinement: their colours and neighbours, the neighbours' neighbours
// and so on. Where that leaves several alike, up to `tries` ways to go on are compared and the
// least graph is taken; if that is all the ways there are, isomorphic graphs give equal results.
// With tries == 1 the first way is taken. Graphs of more than 64 vertices are returned as they are.
// Refinement costs vertices times edges at most.
ColouredGraph labelled(const ColouredGraph& graph, int tries);

}  // namespace summand
