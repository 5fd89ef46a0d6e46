#include "summand/games/hackenbush/rooted.hpp"

namespace summand::games::hackenbush {

std::optional<RootedTree> RootedTree::of(const ColouredGraph& graph) {
  RootedTree tree;
  for (const Edge edge : graph.edges()) {
    if (edge.is_loop()) tree.loops.push_back(edge);
  }
  if (graph.vertices() != graph.edges().size() - tree.loops.size() + 1) return std::nullopt;

  const Incidence incidence(graph);
  tree.below.resize(graph.vertices());
  tree.order.reserve(graph.vertices());
  tree.order.push_back(0);
  for (std::size_t next = 0; next < tree.order.size(); ++next) {
    const Vertex vertex = tree.order[next];
    for (const std::uint32_t place : incidence.at(vertex)) {
      const Edge edge = graph.edges()[place];
      if (vertex != 0 && edge == tree.below[vertex]) continue;
      tree.below[edge.other(vertex)] = edge;
      tree.order.push_back(edge.other(vertex));
    }
  }
  return tree;
}

}  // namespace summand::games::hackenbush
