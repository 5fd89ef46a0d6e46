// RootedTree: a graph without cycles (but for loops), ordered upwards from the ground.
#pragma once

#include <optional>
#include <vector>

#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

struct RootedTree {
  std::vector<Vertex> order;  // vertices, each after the one below it; the ground first
  std::vector<Edge> below;    // for each vertex but the ground, the edge that holds it
  std::vector<Edge> loops;

  // The vertex below, for a vertex that is not the ground.
  Vertex parent(Vertex vertex) const { return below[vertex].other(vertex); }

  // Nothing if there is a cycle. Linear. Assumes that all is joined to the ground.
  static std::optional<RootedTree> of(const ColouredGraph& graph);
};

}  // namespace summand::games::hackenbush
