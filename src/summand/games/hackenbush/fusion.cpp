#include <vector>

#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/theorems.hpp"

// The fusion principle (Winning Ways, chapter 7): the vertices of a green cycle may be identified,
// so that a part without bridges becomes one vertex, and its edges become loops there. A loop is a
// stalk of one edge, and two equal stalks cancel.

namespace summand::games::hackenbush {

namespace {

// A walk from the ground in depth first, and for each vertex the earliest one that it or those
// found from it reach by an edge outside the walk.
struct Walk {
  std::vector<Vertex> order;            // in which vertices are found
  std::vector<std::uint32_t> time;      // the place in that order
  std::vector<std::uint32_t> found_by;  // the place of the edge in graph.edges()
  std::vector<std::uint32_t> earliest;

  explicit Walk(const ColouredGraph& graph);
};

constexpr std::uint32_t kNever = ~std::uint32_t{0};

Walk::Walk(const ColouredGraph& graph)
    : time(graph.vertices(), kNever),
      found_by(graph.vertices(), kNever),
      earliest(graph.vertices()) {
  const Incidence incidence(graph);
  std::vector<std::uint32_t> next(graph.vertices(), 0);
  std::vector<Vertex> path;
  const auto find = [&](Vertex vertex) {
    time[vertex] = earliest[vertex] = static_cast<std::uint32_t>(order.size());
    order.push_back(vertex);
    path.push_back(vertex);
  };
  find(0);
  while (!path.empty()) {
    const Vertex vertex = path.back();
    if (next[vertex] == incidence.at(vertex).size()) {
      path.pop_back();
      if (!path.empty()) {
        earliest[path.back()] = std::min(earliest[path.back()], earliest[vertex]);
      }
      continue;
    }
    const std::uint32_t place = incidence.at(vertex)[next[vertex]++];
    if (place == found_by[vertex]) continue;
    const Vertex other = graph.edges()[place].other(vertex);
    if (time[other] == kNever) {
      found_by[other] = place;
      find(other);
    } else {
      earliest[vertex] = std::min(earliest[vertex], time[other]);
    }
  }
}

}  // namespace

std::optional<std::uint64_t> nimber_of_green(const ColouredGraph& graph) {
  if (std::ranges::any_of(graph.edges(), [](Edge edge) { return edge.colour() != green; })) {
    return std::nullopt;
  }
  if (graph.empty()) return 0;
  const Walk walk(graph);

  // A vertex stands for its part: the part's first vertex is the one that is found over a bridge.
  std::vector<Vertex> part(graph.vertices(), 0);
  std::vector<std::uint64_t> nimber(graph.vertices(), 0);
  for (const Vertex vertex : walk.order) {
    const bool over_bridge = walk.earliest[vertex] == walk.time[vertex];
    part[vertex] = vertex == 0 || over_bridge
                       ? vertex
                       : part[graph.edges()[walk.found_by[vertex]].other(vertex)];
  }
  for (const Edge edge : graph.edges()) {
    if (part[edge.low()] == part[edge.high()]) nimber[part[edge.low()]] ^= 1;
  }
  // The tree rule, from the top: a branch over a bridge is a stalk one edge longer.
  for (std::size_t i = walk.order.size(); i-- > 1;) {
    const Vertex vertex = walk.order[i];
    if (part[vertex] != vertex) continue;
    const Vertex under = graph.edges()[walk.found_by[vertex]].other(vertex);
    nimber[part[under]] ^= nimber[vertex] + 1;
  }
  return nimber[0];
}

}  // namespace summand::games::hackenbush
