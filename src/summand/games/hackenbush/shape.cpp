#include "summand/games/hackenbush/shape.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/layout.hpp"

namespace summand::games::hackenbush {

namespace {

std::optional<Player> owner_of(Edge edge) {
  if (edge.colour() == green) return std::nullopt;
  return edge.colour() == blue ? Player::left : Player::right;
}

}  // namespace

BoardShape shape(const ColouredGraph& graph) {
  BoardShape out{
      .kind = ShapeKind::graph, .touched = ShapePart::edge, .letters = "LRG", .ground = true};
  const std::size_t vertices = std::max<std::size_t>(graph.vertices(), 1);
  for (std::size_t i = 0; i < vertices; ++i) out.vertices.push_back({.name = std::to_string(i)});
  for (const Edge edge : graph.edges()) {
    out.edges.push_back({.from = edge.low(), .to = edge.high(), .owner = owner_of(edge)});
  }
  return out;
}

std::optional<ShapeLayout> layout(const ColouredGraph& graph) {
  std::optional<PictureLayout> places = layout_of(graph);
  if (!places) return std::nullopt;
  ShapeLayout out{.vertices = std::move(places->vertices)};
  out.vertices.resize(std::max<std::size_t>(graph.vertices(), 1));
  for (Route& route : places->routes) out.routes.push_back(std::move(route.places));
  return out;
}

int place_in_shape(const ColouredGraph& graph, Edge edge) {
  const auto edges = graph.edges();
  return static_cast<int>(std::ranges::lower_bound(edges, edge) - edges.begin());
}

}  // namespace summand::games::hackenbush
