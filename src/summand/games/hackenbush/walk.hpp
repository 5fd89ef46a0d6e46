// Walk: a depth-first search of a graph from the ground, which finds its bridges.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

// `earliest` holds, for each vertex, the earliest vertex that it or the vertices found from it
// reach by an edge outside the walk. Linear, and not recursive. Assumes at least one edge, and that
// all edges are connected to the ground.
struct Walk {
  std::vector<Vertex> order;            // in the order in which they are found
  std::vector<std::uint32_t> time;      // the place in that order
  std::vector<std::uint32_t> found_by;  // the place of the edge in graph.edges()
  std::vector<std::uint32_t> earliest;

  explicit Walk(const ColouredGraph& graph);

  // Whether only the edge that found the vertex connects it to the ground.
  bool is_over_bridge(Vertex vertex) const { return earliest[vertex] == time[vertex]; }
};

}  // namespace summand::games::hackenbush
