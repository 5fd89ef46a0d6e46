// Numbers the vertices of a tinted graph by their neighbourhood.
#pragma once

#include <vector>

#include "summand/boards/tinted_graph.hpp"

namespace summand {

// An order of all vertices. Vertices are distinguished by their tints, by their neighbours, by the
// neighbours of those, and so on. If at most `tries` orders are left after that, isomorphic graphs
// become equal in this order. If there are more, the first `tries` are compared. Costs a few passes
// over the edges for each try. Assumes at least one vertex.
std::vector<int> order_by_looks(const TintedGraph& graph, int tries);

// All connected graphs with that many free vertices, one for each isomorphism class. Takes less
// than a second for up to 7 vertices (853 graphs).
std::vector<TintedGraph> connected_graphs(int vertices);

}  // namespace summand
