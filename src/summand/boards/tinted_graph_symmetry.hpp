// Positions in which the second player answers each move by its image.
#pragma once

#include "summand/boards/tinted_graph.hpp"

namespace summand {

// Whether the graph was found to have a symmetry that moves every vertex, is its own inverse and
// exchanges the tints, and, where a piece keeps the opponent away, takes no vertex to one beside
// it. Then the value is 0: the image of a vertex just used is still there for the other player, and
// the position after both is symmetric again (Tweedledum and Tweedledee). Assumes that the graph is
// connected. `false` may be wrong: the search is given up after some thousand steps.
bool has_answering_symmetry(const TintedGraph& graph, KeepsAway whom);

}  // namespace summand
