// Positions in which the second player wins by symmetry: he answers each move by its image.
#pragma once

#include "summand/boards/tinted_graph.hpp"

namespace summand {

// Whether the search found a symmetry that moves every vertex, is its own inverse and exchanges the
// tints. If a piece keeps the opponent away, no vertex may be beside its image, either. Then the
// value is 0: after each move the other player can still use the image of that vertex, and after
// his move the position is symmetric again (Tweedledum and Tweedledee). Assumes that the graph is
// connected. `false` may be wrong, because the search stops after some thousand steps.
bool has_answering_symmetry(const TintedGraph& graph, KeepsAway whom);

}  // namespace summand
