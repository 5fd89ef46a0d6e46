#include "summand/loopy/retrograde.hpp"

#include "summand/base/charge.hpp"

namespace summand {

namespace {

using GraphNode = MoveGraph::Node;

// The reversed edges: which nodes have a move to a node.
class Predecessors {
 public:
  explicit Predecessors(const MoveGraph& graph)
      : begins_(graph.size() + 1), sources_(graph.edges()) {
    for (GraphNode node = 0; node < graph.size(); ++node) {
      for (const GraphNode target : graph.moves(node)) ++begins_[target];
    }
    std::size_t sum = 0;
    for (std::size_t& begin : begins_) sum += begin, begin = sum;
    // Filled from the back, so that each beginning ends up at its place.
    for (GraphNode node = 0; node < graph.size(); ++node) {
      for (const GraphNode target : graph.moves(node)) sources_[--begins_[target]] = node;
    }
  }

  static std::size_t bytes(const MoveGraph& graph) {
    return (graph.size() + 1) * sizeof(std::size_t) + graph.edges() * sizeof(GraphNode);
  }

  std::span<const GraphNode> of(GraphNode node) const {
    return {sources_.data() + begins_[node], sources_.data() + begins_[node + 1]};
  }

 private:
  std::vector<std::size_t> begins_;
  std::vector<GraphNode> sources_;
};

}  // namespace

std::vector<Ending> retrograde(const MoveGraph& graph, Budget& budget) {
  Charge charge(budget);
  charge.add(Predecessors::bytes(graph) +
             graph.size() * (sizeof(Ending) + sizeof(std::uint32_t) + sizeof(GraphNode)));
  const Predecessors predecessors(graph);
  std::vector<Ending> endings(graph.size());
  std::vector<std::uint32_t> unsettled(graph.size());  // moves that may still save a node
  std::vector<GraphNode> settled;                      // in rising distance
  settled.reserve(graph.size());
  for (GraphNode node = 0; node < graph.size(); ++node) {
    unsettled[node] = static_cast<std::uint32_t>(graph.moves(node).size());
    if (unsettled[node] == 0) {
      endings[node].fate = Fate::loss;
      settled.push_back(node);
    }
  }
  for (std::size_t next = 0; next < settled.size(); ++next) {
    budget.ask();
    const Ending ending = endings[settled[next]];
    for (const GraphNode node : predecessors.of(settled[next])) {
      if (endings[node].fate != Fate::draw) continue;
      const bool wins = ending.fate == Fate::loss;
      if (!wins && --unsettled[node] > 0) continue;
      endings[node] = {wins ? Fate::win : Fate::loss, ending.distance + 1};
      settled.push_back(node);
    }
  }
  return endings;
}

}  // namespace summand
