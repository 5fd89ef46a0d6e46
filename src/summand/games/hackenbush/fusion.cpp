#include <algorithm>
#include <vector>

#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/theorems.hpp"
#include "summand/games/hackenbush/walk.hpp"

// The fusion principle (Winning Ways, chapter 7): the vertices of a green cycle may be identified.
// So a part without bridges becomes one vertex, and its edges become loops there. A loop is a stalk
// of one edge, and two equal stalks cancel.

namespace summand::games::hackenbush {

std::optional<std::uint64_t> nimber_of_green(const ColouredGraph& graph) {
  if (std::ranges::any_of(graph.edges(), [](Edge edge) { return edge.colour() != green; })) {
    return std::nullopt;
  }
  if (graph.empty()) return 0;
  const Walk walk(graph);

  // A part is represented by its first vertex, which is found through a bridge.
  std::vector<Vertex> part(graph.vertices(), 0);
  std::vector<std::uint64_t> nimber(graph.vertices(), 0);
  for (const Vertex vertex : walk.order) {
    part[vertex] = vertex == 0 || walk.is_over_bridge(vertex)
                       ? vertex
                       : part[graph.edges()[walk.found_by[vertex]].other(vertex)];
  }
  for (const Edge edge : graph.edges()) {
    if (part[edge.low()] == part[edge.high()]) nimber[part[edge.low()]] ^= 1;
  }
  // The tree rule, from the top: a branch on a bridge is a stalk one edge longer.
  for (std::size_t i = walk.order.size(); i-- > 1;) {
    const Vertex vertex = walk.order[i];
    if (part[vertex] != vertex) continue;
    const Vertex under = graph.edges()[walk.found_by[vertex]].other(vertex);
    nimber[part[under]] ^= nimber[vertex] + 1;
  }
  return nimber[0];
}

}  // namespace summand::games::hackenbush
