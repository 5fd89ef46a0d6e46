#include "summand/games/hackenbush/redwood.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "summand/games/hackenbush/colour.hpp"

namespace summand::games::hackenbush {

namespace {

constexpr Vertex kNone = ~Vertex{0};

// The number of edges that end at each vertex. A loop counts twice.
std::vector<std::size_t> degrees(const ColouredGraph& graph) {
  std::vector<std::size_t> out(graph.vertices(), 0);
  for (const Edge edge : graph.edges()) {
    ++out[edge.low()];
    ++out[edge.high()];
  }
  return out;
}

// For the upper end of each foot: the other end of its leg. For other vertices: kNone.
std::vector<Vertex> leg_tops(const ColouredGraph& graph) {
  std::vector<bool> on_foot(graph.vertices(), false);
  for (const Edge edge : graph.edges()) {
    if (edge.colour() == blue) on_foot[edge.high()] = true;
  }
  std::vector<Vertex> out(graph.vertices(), kNone);
  for (const Edge edge : graph.edges()) {
    if (edge.colour() != red) continue;
    if (on_foot[edge.low()]) out[edge.low()] = edge.high();
    if (on_foot[edge.high()]) out[edge.high()] = edge.low();
  }
  return out;
}

bool is_in_one_piece(const ColouredGraph& graph) {
  Partition joined(graph.vertices());
  std::size_t classes = graph.vertices() - 1;
  for (const Edge edge : graph.edges()) {
    if (edge.low() != 0) classes -= joined.join(edge.low(), edge.high());
  }
  return classes == 1;
}

// The numbers of the leg tops (tops connected by an edge share a number), and for each other vertex
// the set of the numbers it is connected to.
struct Headboard {
  int tops = 0;
  std::int64_t legs = 0;
  std::vector<std::uint32_t> bridges;
};

std::optional<Headboard> headboard_of(const ColouredGraph& graph) {
  const std::vector<Vertex> tops = leg_tops(graph);
  std::vector<bool> is_top(graph.vertices(), false);
  Headboard out;
  for (const Vertex top : tops) {
    if (top == kNone) continue;
    is_top[top] = true;
    ++out.legs;
  }
  Partition joined(graph.vertices());
  for (const Edge edge : graph.edges()) {
    if (is_top[edge.low()] && is_top[edge.high()]) joined.join(edge.low(), edge.high());
  }
  std::vector<int> number(graph.vertices(), -1);
  for (Vertex v = 1; v < graph.vertices(); ++v) {
    if (is_top[v] && joined.find(v) == v) number[v] = out.tops++;
  }
  if (out.tops > kMostLegTops) return std::nullopt;
  std::vector<std::uint32_t> touched(graph.vertices(), 0);
  for (const Edge edge : graph.edges()) {
    if (edge.colour() != red || is_top[edge.low()] == is_top[edge.high()]) continue;
    const Vertex top = is_top[edge.low()] ? edge.low() : edge.high();
    touched[edge.other(top)] |= std::uint32_t{1} << number[joined.find(top)];
  }
  std::ranges::sort(touched);
  const auto repeated = std::ranges::unique(touched);
  touched.erase(repeated.begin(), repeated.end());
  std::erase_if(touched, [](std::uint32_t set) { return std::popcount(set) < 2; });
  out.bridges = std::move(touched);
  return out;
}

// The least number of sets that connect all numbers. It starts from one number and adds sets that
// meet it, step by step.
int fewest_that_join(const Headboard& headboard) {
  const std::uint32_t all = (std::uint32_t{1} << headboard.tops) - 1;
  std::vector<bool> reached(std::size_t{all} + 1, false);
  std::vector<std::uint32_t> front{1};
  reached[1] = true;
  for (int steps = 0;; ++steps) {
    if (reached[all]) return steps;
    std::vector<std::uint32_t> next;
    for (const std::uint32_t set : front) {
      for (const std::uint32_t bridge : headboard.bridges) {
        const std::uint32_t larger = set | bridge;
        if ((set & bridge) == 0 || reached[larger]) continue;
        reached[larger] = true;
        next.push_back(larger);
      }
    }
    SUMMAND_CHECK(!next.empty());  // furniture is connected
    front = std::move(next);
  }
}

}  // namespace

bool is_furniture(const ColouredGraph& graph) {
  if (graph.empty() || !is_in_one_piece(graph)) return false;
  const std::vector<std::size_t> ends = degrees(graph);
  std::size_t feet = 0, legs = 0;
  for (const Edge edge : graph.edges()) {
    if (edge.colour() == green || (edge.low() == 0) != (edge.colour() == blue)) return false;
    if (edge.colour() != blue) continue;
    // Two edges end there. If both were blue, there would be fewer legs than feet.
    if (edge.high() == 0 || ends[edge.high()] != 2) return false;
    ++feet;
  }
  for (const Vertex top : leg_tops(graph)) legs += top != kNone;
  return feet > 0 && feet == legs;
}

bool is_bed(const ColouredGraph& graph) {
  if (!is_furniture(graph)) return false;
  const std::vector<Vertex> tops = leg_tops(graph);
  std::vector<bool> is_top(graph.vertices(), false);
  for (const Vertex top : tops) {
    if (top == kNone) continue;
    if (is_top[top] || tops[top] != kNone) return false;
    is_top[top] = true;
  }
  return std::ranges::all_of(graph.edges(), [&](Edge edge) {
    return edge.colour() == blue || is_top[edge.low()] || is_top[edge.high()];
  });
}

std::optional<std::int64_t> spare_edges_of_bed(const ColouredGraph& graph) {
  if (!is_bed(graph)) return std::nullopt;
  const std::optional<Headboard> headboard = headboard_of(graph);
  if (!headboard) return std::nullopt;
  const auto reds = std::ranges::count(graph.edges(), unsigned{red}, &Edge::colour);
  // A tree on the leg tops and the vertices that connect them, and the legs below it.
  const std::int64_t needed =
      headboard->legs + (headboard->legs - 1 + fewest_that_join(*headboard));
  return reds - needed;
}

std::optional<Dyadic> value_of_bed(const ColouredGraph& graph) {
  const std::optional<std::int64_t> spare = spare_edges_of_bed(graph);
  if (!spare) return std::nullopt;
  return Dyadic(1).scaled(-(*spare + 1));
}

}  // namespace summand::games::hackenbush
