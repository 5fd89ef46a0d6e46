// Numbers the vertices of a graph by their neighbourhood, so that isomorphic graphs become equal.
#pragma once

#include "summand/boards/graph.hpp"

namespace summand {

// The graph with its vertices renumbered. It is always isomorphic to `graph`, and vertex 0 keeps
// its number. Vertices are distinguished by refinement: by their colours and neighbours, by the
// neighbours of those, and so on. If several vertices still look alike, up to `tries` numberings
// are compared, and the least graph is taken. If these are all numberings that are left, isomorphic
// graphs give equal results. With tries == 1 the first numbering is taken. Graphs of more than 64
// vertices are returned unchanged. Refinement costs vertices times edges at most.
ColouredGraph labelled(const ColouredGraph& graph, int tries);

}  // namespace summand
