#include "summand/games/snort/theorems.hpp"

#include <bit>

namespace summand::games::snort {

namespace {

using Set = TintedGraph::Set;

bool can_sweep(const TintedGraph& graph, Player player) {
  bool out = false;
  TintedGraph::for_each(graph.usable(player), [&](int vertex) {
    const Set left_over =
        graph.usable(opponent(player)) & ~graph.beside(vertex) & ~TintedGraph::bit(vertex);
    out = out || left_over == 0;
  });
  return out;
}

}  // namespace

std::optional<Switch> switch_by_sweeps(const TintedGraph& graph) {
  if (!can_sweep(graph, Player::left) || !can_sweep(graph, Player::right)) return std::nullopt;
  return Switch{std::popcount(graph.usable(Player::left)) - 1,
                std::popcount(graph.usable(Player::right)) - 1};
}

bool left_prefers(const TintedGraph& graph, int x, int y) {
  const bool next_to_each_other = (graph.beside(x) & TintedGraph::bit(y)) != 0;
  const bool reaches_as_far =
      (graph.beside(y) & ~TintedGraph::bit(x) & ~(graph.beside(x) & ~TintedGraph::bit(y))) == 0;
  return reaches_as_far &&
         (next_to_each_other || (graph.tinted(Player::left) & TintedGraph::bit(y)) != 0);
}

}  // namespace summand::games::snort
