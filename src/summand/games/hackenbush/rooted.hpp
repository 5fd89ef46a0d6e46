// RootedTree: a graph without cycles (except loops), ordered upwards from the ground.
#pragma once

#include <optional>
#include <vector>

#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

struct RootedTree {
  std::vector<Vertex> order;  // each vertex after the one below it; the ground is first
  std::vector<Edge> below;    // for each vertex but the ground, the edge that holds it
  std::vector<Edge> loops;

  // The vertex below. Assumes that the vertex is not the ground.
  Vertex parent(Vertex vertex) const { return below[vertex].other(vertex); }

  // Returns nullopt if there is a cycle. Linear. Assumes that all edges are connected to the
  // ground.
  static std::optional<RootedTree> of(const ColouredGraph& graph);
};

}  // namespace summand::games::hackenbush
