// MoveGraph: the moves of a loopy game as a graph.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "summand/base/charged_vector.hpp"

namespace summand {

// A node is a position together with the player to move. Its edges lead to the positions after his
// moves, with the other player to move. Nodes are numbered in the order in which they are closed.
class MoveGraph {
 public:
  using Node = std::uint32_t;

  explicit MoveGraph(const Budget& budget) : ends_(budget), targets_(budget) {}

  std::size_t size() const { return ends_.size(); }
  std::size_t edges() const { return targets_.size(); }

  // Adds a move to the current node, and closes the node. Targets may be later nodes.
  void add_move(Node target) { targets_.push_back(target); }
  void close_node() { ends_.push_back(targets_.size()); }

  std::span<const Node> moves(Node node) const {
    const std::size_t begin = node == 0 ? 0 : ends_[node - 1];
    return {targets_.data() + begin, targets_.data() + ends_[node]};
  }

 private:
  ChargedVector<std::size_t> ends_;
  ChargedVector<Node> targets_;
};

}  // namespace summand
