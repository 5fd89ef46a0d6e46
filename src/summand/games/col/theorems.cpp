#include "summand/games/col/theorems.hpp"

#include <algorithm>
#include <bit>

namespace summand::games::col {

namespace {

using Set = TintedGraph::Set;

struct Degrees {
  int least = TintedGraph::kMostVertices, most = 0;
  int sum = 0;
};

Degrees degrees_of(const TintedGraph& graph) {
  Degrees out;
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    const int degree = std::popcount(graph.beside(vertex));
    out.least = std::min(out.least, degree);
    out.most = std::max(out.most, degree);
    out.sum += degree;
  });
  return out;
}

bool all_free(const TintedGraph& graph) { return graph.free() == graph.vertices(); }

Dyadic half() { return Dyadic(1).scaled(-1); }

}  // namespace

std::optional<NumberAndStar> value_of_chain(const TintedGraph& graph) {
  const Degrees degrees = degrees_of(graph);
  const int count = graph.count();
  if (count == 0 || degrees.most > 2 || degrees.sum != 2 * (count - 1)) return std::nullopt;
  Set ends = 0;
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    if (std::popcount(graph.beside(vertex)) < 2) ends |= Set{1} << vertex;
  });
  if ((graph.vertices() & ~graph.free() & ~ends) != 0) return std::nullopt;

  const int left = std::popcount(graph.tinted(Player::left));
  const int right = std::popcount(graph.tinted(Player::right));
  if (count == 1) return NumberAndStar{Dyadic(left - right), left == right};
  if (left == right) return NumberAndStar{Dyadic(0)};
  const Dyadic size = left + right == 1 ? half() : Dyadic(1);
  return NumberAndStar{left > right ? size : -size};
}

// By induction on the leaves. With a centre tinted for Right, k free leaves have the value {k-1
// leaves | k-1 stars, k}: -1, -1/2, 0, *, 0, *, ... for k = 0, 1, 2, ...
std::optional<NumberAndStar> value_of_star(const TintedGraph& graph) {
  const Degrees degrees = degrees_of(graph);
  const int leaves = graph.count() - 1;
  if (leaves < 1 || degrees.most != leaves || degrees.sum != 2 * leaves) return std::nullopt;
  int centre = -1;
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    if (std::popcount(graph.beside(vertex)) == leaves) centre = vertex;
  });
  const Set tinted = graph.vertices() & ~graph.free();
  if (tinted == 0) return NumberAndStar{Dyadic(0), leaves % 2 == 1 && leaves > 1};
  if (tinted != Set{1} << centre) return std::nullopt;
  if (leaves > 1) return NumberAndStar{Dyadic(0), leaves % 2 == 1};
  return NumberAndStar{tinted == graph.tinted(Player::left) ? half() : -half()};
}

// A player who moves in a complete graph leaves only vertices for the opponent, who can use one of
// them. So the value is {-1 or 0 | 0 or 1}: a 0 if no vertex is left.
std::optional<NumberAndStar> value_of_complete(const TintedGraph& graph) {
  const int count = graph.count();
  // Edges between vertices tinted for different players do not matter.
  bool complete = count > 0;
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    const Set one = Set{1} << vertex;
    Set needed = graph.vertices() & ~one;
    if ((graph.tinted(Player::left) & one) != 0) needed &= graph.usable(Player::left);
    if ((graph.tinted(Player::right) & one) != 0) needed &= graph.usable(Player::right);
    complete = complete && (needed & ~graph.beside(vertex)) == 0;
  });
  if (!complete) return std::nullopt;
  const bool left = graph.tinted(Player::left) != 0, right = graph.tinted(Player::right) != 0;
  const int free = std::popcount(graph.free());
  if (free == 0) return NumberAndStar{Dyadic(left - right)};
  if (free > 1 || left == right) return NumberAndStar{Dyadic(0), free == 1 && !left};
  return NumberAndStar{left ? half() : -half()};
}

std::optional<NumberAndStar> value_of_cycle(const TintedGraph& graph) {
  const Degrees degrees = degrees_of(graph);
  if (graph.count() < 3 || degrees.least != 2 || degrees.most != 2 || !all_free(graph)) {
    return std::nullopt;
  }
  return NumberAndStar{Dyadic(0)};
}

}  // namespace summand::games::col
