// LoopyGraph and LoopyGame: games that may go on for ever, as nodes of a finite graph.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/value/value.hpp"

namespace summand {

// Left's and Right's options of each node. Edges may form loops and cycles. It never changes.
class LoopyGraph {
 public:
  using Node = std::uint32_t;

  std::uint32_t size() const { return static_cast<std::uint32_t>(ends_.size() / 2); }
  std::uint32_t edges() const { return static_cast<std::uint32_t>(targets_.size()); }

  // In rising order, each once.
  std::span<const Node> options(Node node, Player player) const {
    const std::size_t list = 2 * std::size_t{node} + (player == Player::right);
    const std::size_t begin = list == 0 ? 0 : ends_[list - 1];
    return {targets_.data() + begin, targets_.data() + ends_[list]};
  }

  friend bool operator==(const LoopyGraph& a, const LoopyGraph& b);

 private:
  friend class LoopyBuilder;
  explicit LoopyGraph(const Budget& budget) : ends_(budget), targets_(budget) {}

  ChargedVector<std::uint32_t> ends_;  // of Left's list and of Right's list of each node
  ChargedVector<Node> targets_;
};

// A position: a node of a graph. Cheap to copy.
class LoopyGame {
 public:
  using Node = LoopyGraph::Node;

  LoopyGame(std::shared_ptr<const LoopyGraph> graph, Node start)
      : graph_(std::move(graph)), start_(start) {}

  const LoopyGraph& graph() const { return *graph_; }
  const std::shared_ptr<const LoopyGraph>& shared_graph() const { return graph_; }
  Node start() const { return start_; }
  // The same graph, seen from another node.
  LoopyGame at(Node node) const { return {graph_, node}; }
  std::vector<LoopyGame> options(Player player) const;

 private:
  std::shared_ptr<const LoopyGraph> graph_;
  Node start_;
};

// Collects nodes and options in any order. An option may be a later node, or its own node.
class LoopyBuilder {
 public:
  using Node = LoopyGraph::Node;

  explicit LoopyBuilder(const Budget& budget) : budget_(budget), edges_(budget) {}

  Node add_node();  // the numbers are 0, 1, 2, ...
  void add_option(Node node, Player player, Node option);
  // Copies all positions of a game that can be reached, and returns the node of its start. Games of
  // one graph share their nodes.
  Node add_game(const LoopyGame& game);

  std::uint32_t size() const { return size_; }
  // Linear in nodes and edges, and in the sorting of each list. The builder is empty afterwards.
  std::shared_ptr<const LoopyGraph> build();
  LoopyGame build(Node start) { return {build(), start}; }

 private:
  struct Edge {
    std::uint32_t list;
    Node target;
  };
  struct Copied {
    std::shared_ptr<const LoopyGraph> graph;
    std::vector<Node> node;  // one more than the node here, or 0
  };

  std::vector<Node>& copies_of(const std::shared_ptr<const LoopyGraph>& graph);

  Budget budget_;
  std::uint32_t size_ = 0;
  ChargedVector<Edge> edges_;
  std::vector<Copied> copied_;
};

// All functions throw LimitReached, and nothing else.

// The positions that can be reached by moves of both players in any order. The start has number 0.
LoopyGame reachable_part(const LoopyGame& game, Budget& budget);
// The players exchanged.
LoopyGame negative(const LoopyGame& game, Budget& budget);
// One move in one of the two. The graph has the pairs that can be reached, and no others.
LoopyGame sum(const LoopyGame& g, const LoopyGame& h, Budget& budget);
// {left|right}
LoopyGame braces(std::span<const LoopyGame> left, std::span<const LoopyGame> right, Budget& budget);

}  // namespace summand
