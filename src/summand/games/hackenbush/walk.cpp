#include "summand/games/hackenbush/walk.hpp"

#include <algorithm>

namespace summand::games::hackenbush {

namespace {

constexpr std::uint32_t kNever = ~std::uint32_t{0};

}  // namespace

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

}  // namespace summand::games::hackenbush
