// Numbering the vertices of a tinted graph by what they look like.
#pragma once

#include <vector>

#include "summand/boards/tinted_graph.hpp"

namespace summand {

// An order of all vertices. Isomorphic graphs, put into this order, become equal where at most
// `tries` ways to go on are left open when vertices have been told apart by their tints, their
// neighbours, their neighbours' neighbours and so on; of more ways the first `tries` are compared.
// Costs a few passes over the edges for each way. Assumes one vertex at least.
std::vector<int> order_by_looks(const TintedGraph& graph, int tries);

// All connected graphs of that many free vertices, one of each isomorphism class. Up to 7 vertices
// (853 graphs) in less than a second.
std::vector<TintedGraph> connected_graphs(int vertices);

}  // namespace summand
