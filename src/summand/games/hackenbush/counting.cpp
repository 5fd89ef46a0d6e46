#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/theorems.hpp"

// While every edge is connected to the ground by its own colour, a player can always delete an edge
// at the far end of his own picture. So each edge is a move for its owner, and nothing is lost
// (Winning Ways, chapter 1).

namespace summand::games::hackenbush {

namespace {

bool stands_on_its_own(const ColouredGraph& graph, unsigned colour) {
  Partition joined(graph.vertices());
  for (const Edge edge : graph.edges()) {
    if (edge.colour() == colour) joined.join(edge.low(), edge.high());
  }
  return std::ranges::all_of(graph.edges(), [&](Edge edge) {
    return edge.colour() != colour || joined.find(edge.low()) == 0;
  });
}

}  // namespace

std::optional<Dyadic> count_of_own_ground(const ColouredGraph& graph) {
  std::int64_t count = 0;
  for (const Edge edge : graph.edges()) {
    if (edge.colour() == green) return std::nullopt;
    count += edge.colour() == blue ? 1 : -1;
  }
  if (!stands_on_its_own(graph, blue) || !stands_on_its_own(graph, red)) return std::nullopt;
  return Dyadic(count);
}

}  // namespace summand::games::hackenbush
