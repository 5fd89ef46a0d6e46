#include "summand/draw/graph_layout.hpp"

#include <algorithm>

#include "summand/draw/layout_cost.hpp"
#include "summand/draw/layout_settle.hpp"
#include "summand/draw/layout_starts.hpp"
#include "summand/draw/planarity.hpp"

namespace summand {

namespace {

// Effort is the number of comparisons for each start. The second pair is for planar graphs whose
// best layout still has crossings.
constexpr std::int64_t kEffort = 8'000'000, kMoreEffort = 40'000'000;
constexpr int kPatience = 20, kMorePatience = 300;

}  // namespace

std::optional<std::vector<GridPlace>> lay_out(const GraphToLayOut& graph,
                                              std::int64_t most_crossings) {
  if (graph.kinds.empty() || graph.kinds.size() + graph.lines.size() > kMostLaidOut) {
    return std::nullopt;
  }
  if (most_crossings == 0 && !is_planar(graph)) return std::nullopt;
  const LayoutCost cost(graph);
  std::optional<Layout> best;
  const auto settle = [&](std::vector<GridPlace> places, std::int64_t effort, int patience) {
    Layout found = Settling(graph, cost, effort, patience).from(std::move(places));
    if (!best || found.cost < best->cost) best = std::move(found);
  };
  for (const bool turned : {false, true}) {
    settle(in_storeys(graph, cost.levels(), turned), kEffort, kPatience);
  }
  if (best->crossings() > 0 && is_planar(graph)) {
    settle(best->places, kMoreEffort, kMorePatience);
  }
  if (best->crossings() > most_crossings) return std::nullopt;
  const int left = std::ranges::min_element(best->places, {}, &GridPlace::x)->x;
  for (GridPlace& place : best->places) place.x -= left;
  return std::move(best->places);
}

}  // namespace summand
