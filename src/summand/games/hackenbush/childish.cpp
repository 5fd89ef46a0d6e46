#include "summand/games/hackenbush/childish.hpp"

#include <algorithm>

#include "summand/games/hackenbush/colour.hpp"
#include "summand/games/hackenbush/families.hpp"
#include "summand/games/hackenbush/rooted.hpp"
#include "summand/games/hackenbush/walk.hpp"

namespace summand::games::hackenbush {

std::vector<bool> falls_alone(const ColouredGraph& graph) {
  std::vector<bool> out(graph.edges().size(), true);
  if (graph.empty()) return out;
  std::vector<std::size_t> ends(graph.vertices(), 0);
  for (const Edge edge : graph.edges()) {
    ++ends[edge.low()];
    ++ends[edge.high()];
  }
  // A bridge holds all vertices found through it. It holds one vertex if no other edge ends there.
  const Walk walk(graph);
  for (const Vertex vertex : walk.order) {
    if (vertex != 0 && walk.is_over_bridge(vertex)) out[walk.found_by[vertex]] = ends[vertex] == 1;
  }
  return out;
}

std::optional<std::int64_t> childish_value_of_stalks(const ColouredGraph& graph) {
  const std::optional<RootedTree> tree = RootedTree::of(graph);
  if (!tree || !tree->loops.empty()) return std::nullopt;
  std::vector<std::int64_t> value(graph.vertices(), 0);
  std::vector<bool> is_top(graph.vertices(), true);
  std::int64_t sum = 0;
  for (const Vertex vertex : tree->order) {
    if (vertex == 0) continue;
    const Edge edge = tree->below[vertex];
    const Vertex under = tree->parent(vertex);
    if (edge.colour() == green || (under != 0 && !is_top[under])) return std::nullopt;
    // The edge below is no longer the top of a stalk, so its value does not count.
    if (under != 0) sum -= value[under];
    is_top[under] = false;
    value[vertex] = edge.colour() == blue ? std::max<std::int64_t>(value[under] + 1, 0)
                                          : std::min<std::int64_t>(value[under] - 1, 0);
    sum += value[vertex];
  }
  return sum;
}

Result<ColouredGraph> lollipop(const Arguments& arguments) {
  SUMMAND_TRY(numbers,
              family_of(arguments, "lollipop", 3,
                        "a lollipop by its sticks, blue and red edges: (lollipop, 2, 6, 3)"));
  const std::int64_t sticks = numbers[0], candy = numbers[1] + numbers[2];
  if (sticks == 0) return fail("a lollipop has a stick at least", arguments[1].offset);
  if (candy == 0) return fail("the candy has an edge at least", arguments[2].offset);
  std::vector<Edge> edges;
  for (std::int64_t i = 0; i < sticks; ++i) edges.emplace_back(0, 1, green);
  for (std::int64_t i = 0; i < candy; ++i) {
    const auto at = static_cast<Vertex>(i + 1);
    edges.emplace_back(at, i + 1 < candy ? at + 1 : 1, i < numbers[1] ? blue : red);
  }
  return ColouredGraph::from(std::move(edges));
}

}  // namespace summand::games::hackenbush
