// Predecessors: the edges of a graph of moves, reversed.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "summand/loopy/move_graph.hpp"

namespace summand {

// For each node, the nodes that have a move to it, once for each such move.
class Predecessors {
 public:
  // The caller charges `bytes(graph)`.
  explicit Predecessors(const MoveGraph& graph)
      : begins_(graph.size() + 1), sources_(graph.edges()) {
    for (MoveGraph::Node node = 0; node < graph.size(); ++node) {
      for (const MoveGraph::Node target : graph.moves(node)) ++begins_[target];
    }
    std::size_t sum = 0;
    for (std::size_t& begin : begins_) sum += begin, begin = sum;
    // Filled from the back, so that each beginning ends up at its place.
    for (MoveGraph::Node node = 0; node < graph.size(); ++node) {
      for (const MoveGraph::Node target : graph.moves(node)) sources_[--begins_[target]] = node;
    }
  }

  static std::size_t bytes(const MoveGraph& graph) {
    return (graph.size() + 1) * sizeof(std::size_t) + graph.edges() * sizeof(MoveGraph::Node);
  }

  std::span<const MoveGraph::Node> of(MoveGraph::Node node) const {
    return {sources_.data() + begins_[node], sources_.data() + begins_[node + 1]};
  }

 private:
  std::vector<std::size_t> begins_;
  std::vector<MoveGraph::Node> sources_;
};

}  // namespace summand
