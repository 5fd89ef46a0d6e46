// Numbering the vertices of a tinted graph by what they look like.
#pragma once

#include <span>
#include <vector>

#include "summand/ruleset/tinted_graph.hpp"

namespace summand {

// An order of all vertices of `graph`, if they had the edges `beside` (a set for each vertex).
// Isomorphic graphs, put into this order, become equal where at most `tries` ways to go on are left
// open when vertices have been told apart by their tints and neighbours; otherwise the first of
// these ways are compared. Costs vertices squared times those tries and a few words.
std::vector<int> order_by_looks(const TintedGraph& graph, std::span<const TintedGraph::Set> beside,
                                int tries);

// All connected graphs of that many free vertices, one of each isomorphism class. Up to 7 vertices
// (853 graphs) in less than a second.
std::vector<TintedGraph> connected_graphs(int vertices);

}  // namespace summand
