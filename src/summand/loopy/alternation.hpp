// Alternate play in a loopy graph as a graph of moves, and the strong components of such a graph.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/loopy/loopy_graph.hpp"
#include "summand/loopy/move_graph.hpp"

namespace summand {

// Node 2n is node n with Left to move, and 2n + 1 is the same with Right to move. Linear.
MoveGraph alternation(const LoopyGraph& graph, Budget& budget);

// The moves of both players, without regard to whose turn it is. Linear.
MoveGraph all_moves(const LoopyGraph& graph, Budget& budget);

// The strong components of a graph. No component has a move to one with a greater number.
struct Components {
  std::uint32_t count = 0;
  std::vector<std::uint32_t> of;  // the component of each node
};

// Linear (Tarjan).
Components components(const MoveGraph& graph, Budget& budget);

// Whether no play from any node of the graph alternates for ever. Linear.
bool is_stopper_graph(const LoopyGraph& graph, Budget& budget);
// The same for the positions that can be reached from the start.
bool is_stopper(const LoopyGame& game, Budget& budget);

}  // namespace summand
