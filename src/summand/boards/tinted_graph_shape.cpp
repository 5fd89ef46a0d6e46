#include "summand/boards/board_shape.hpp"
#include "summand/boards/tinted_graph.hpp"

namespace summand {

BoardShape TintedGraph::shape(TintLetters tints) const {
  const std::string letters{'.', tints.left, tints.right};
  if (is_grid()) return grid_shape(print(tints), letters + '#', "#");
  BoardShape out{.kind = ShapeKind::graph, .touched = ShapePart::vertex, .letters = letters};
  for_each(vertices(), [&](int vertex) {
    const bool left = (left_ & bit(vertex)) != 0, right = (right_ & bit(vertex)) != 0;
    out.vertices.push_back({.name = std::to_string(vertex),
                            .content = std::string(1, left && right ? '.'
                                                      : left        ? tints.left
                                                                    : tints.right)});
    for_each(beside(vertex) & ~low_bits(vertex), [&](int other) {
      out.edges.push_back({.from = static_cast<std::size_t>(place_in_shape(vertex)),
                           .to = static_cast<std::size_t>(place_in_shape(other))});
    });
  });
  return out;
}

int TintedGraph::place_in_shape(int vertex) const {
  return is_grid() ? vertex : std::popcount(vertices() & low_bits(vertex));
}

}  // namespace summand
