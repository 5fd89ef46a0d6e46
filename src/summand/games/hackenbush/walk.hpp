// Walk: a graph searched in depth from the ground, which tells its bridges.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

// For each vertex the earliest one that it or those found from it reach by an edge outside the
// walk. Linear, and no recursion. Assumes that all is joined to the ground, and one edge at least.
struct Walk {
  std::vector<Vertex> order;            // in which vertices are found
  std::vector<std::uint32_t> time;      // the place in that order
  std::vector<std::uint32_t> found_by;  // the place of the edge in graph.edges()
  std::vector<std::uint32_t> earliest;

  explicit Walk(const ColouredGraph& graph);

  // Whether the edge that found the vertex is all that joins it to the ground.
  bool is_over_bridge(Vertex vertex) const { return earliest[vertex] == time[vertex]; }
};

}  // namespace summand::games::hackenbush
