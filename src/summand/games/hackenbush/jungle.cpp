#include "summand/games/hackenbush/jungle.hpp"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "summand/games/hackenbush.hpp"
#include "summand/games/hackenbush/colour.hpp"
#include "summand/ruleset/evaluate.hpp"

namespace summand::games::hackenbush {

namespace {

enum class Tint : std::uint8_t { none, blue, red, both };

// The jungle taken apart: the vertices that green edges connect to the ground, and the animals.
// Animals are pieces of the rest that meet only at green vertices.
class Jungle {
 public:
  explicit Jungle(const ColouredGraph& graph)
      : graph_(graph), green_(graph.vertices(), false), tints_(graph.vertices(), 0) {
    Partition joined(graph.vertices());
    for (const Edge edge : graph.edges()) {
      if (edge.colour() == green) {
        joined.join(edge.low(), edge.high());
        continue;
      }
      for (const Vertex end : {edge.low(), edge.high()})
        tints_[end] |= edge.colour() == blue ? 1 : 2;
    }
    for (Vertex v = 0; v < graph.vertices(); ++v) green_[v] = joined.find(v) == joined.find(0);
  }

  bool is_green(Vertex vertex) const { return green_[vertex]; }

  // Whether all edges at the ground are green, and no edge of an animal is green.
  bool is_jungle() const {
    return std::ranges::all_of(graph_.edges(), [&](Edge edge) {
      return edge.colour() == green ? green_[edge.low()] : edge.low() != 0;
    });
  }

  Tint tint(Vertex vertex) const { return static_cast<Tint>(tints_[vertex]); }

  // The animals at a green vertex, as a picture with that vertex as the ground. Returns nullopt if
  // one of them is tied to another green vertex, too.
  std::optional<ColouredGraph> animals_at(Vertex vertex) const {
    Partition joined(graph_.vertices());
    for (const Edge edge : graph_.edges()) {
      if (edge.colour() == green) continue;
      const bool tied = (green_[edge.low()] && edge.low() != vertex) ||
                        (green_[edge.high()] && edge.high() != vertex);
      // Beyond another green vertex a different animal begins.
      if (!tied) joined.join(edge.low(), edge.high());
    }
    std::vector<Edge> edges;
    for (const Edge edge : graph_.edges()) {
      if (edge.colour() == green) continue;
      const bool low = joined.find(edge.low()) == joined.find(vertex);
      const bool high = joined.find(edge.high()) == joined.find(vertex);
      if (low != high) return std::nullopt;
      if (low)
        edges.emplace_back(grounded(edge.low(), vertex), grounded(edge.high(), vertex),
                           edge.colour());
    }
    return ColouredGraph::from(std::move(edges));
  }

 private:
  // Vertex 0 is not part of an animal.
  static Vertex grounded(Vertex v, Vertex ground) { return v == ground ? 0 : v; }

  const ColouredGraph& graph_;
  std::vector<bool> green_;
  std::vector<std::uint8_t> tints_;  // a bit for blue and a bit for red, as in Tint
};

// A maximum flow through edges of capacity 1, which can be used in both directions. Found by
// shortest paths.
class Flow {
 public:
  Flow(const ColouredGraph& graph, const std::vector<bool>& usable)
      : graph_(graph), incidence_(graph), usable_(usable), flow_(graph.edges().size(), 0) {}

  // The edges of a smallest cut that separates the sources from the sinks.
  std::vector<Edge> smallest_cut(const std::vector<bool>& source, const std::vector<bool>& sink) {
    while (add_path(source, sink)) {
    }
    std::vector<Edge> out;
    for (std::size_t i = 0; i < graph_.edges().size(); ++i) {
      const Edge edge = graph_.edges()[i];
      if (usable_[i] && reached_[edge.low()] != reached_[edge.high()]) out.push_back(edge);
    }
    return out;
  }

 private:
  // Whether edge `place` can carry one more unit away from `from`.
  bool has_room(std::uint32_t place, Vertex from) const {
    return usable_[place] &&
           (graph_.edges()[place].low() == from ? flow_[place] < 1 : flow_[place] > -1);
  }

  bool add_path(const std::vector<bool>& source, const std::vector<bool>& sink) {
    reached_ = source;
    std::vector<std::uint32_t> came_by(graph_.vertices(), 0);
    std::vector<Vertex> queue;
    for (Vertex v = 0; v < graph_.vertices(); ++v) {
      if (source[v]) queue.push_back(v);
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const Vertex from = queue[next];
      for (const std::uint32_t place : incidence_.at(from)) {
        const Vertex to = graph_.edges()[place].other(from);
        if (reached_[to] || !has_room(place, from)) continue;
        reached_[to] = true;
        came_by[to] = place;
        if (sink[to]) {
          carry(to, came_by, source);
          return true;
        }
        queue.push_back(to);
      }
    }
    return false;
  }

  void carry(Vertex to, const std::vector<std::uint32_t>& came_by,
             const std::vector<bool>& source) {
    while (!source[to]) {
      const std::uint32_t place = came_by[to];
      const Edge edge = graph_.edges()[place];
      flow_[place] += edge.high() == to ? 1 : -1;
      to = edge.other(to);
    }
  }

  const ColouredGraph& graph_;
  Incidence incidence_;
  const std::vector<bool>& usable_;
  std::vector<int> flow_;  // from the lower end to the higher one
  std::vector<bool> reached_;
};

}  // namespace

std::optional<Outcome> outcome_of_jungle(const ColouredGraph& graph, ValueStore& store) {
  const std::optional<JungleWeight> jungle = weight_of_jungle(graph, store);
  if (!jungle || std::abs(jungle->weight) < 2) return std::nullopt;
  return jungle->weight > 0 ? Outcome::left : Outcome::right;
}

std::optional<JungleMove> move_to_two_ahead(const ColouredGraph& graph, Player player,
                                            ValueStore& store) {
  const std::int64_t sign = player == Player::left ? 1 : -1;
  const std::optional<JungleWeight> jungle = weight_of_jungle(graph, store);
  if (!jungle || sign * jungle->weight < 1) return std::nullopt;
  std::vector<Edge> tries = player == Player::left ? jungle->red_cut : jungle->blue_cut;
  if (graph.edges().size() <= kMostEdgesTried) {
    for (const Edge edge : graph.edges()) {
      if (may_delete(player, edge.colour())) tries.push_back(edge);
    }
  }
  std::optional<JungleMove> best;
  for (const Edge edge : tries) {
    const auto after = weight_of_jungle(graph.joined_to_zero_without(edge), store);
    if (!after || sign * after->weight < 2) continue;
    if (!best || sign * after->weight > sign * best->weight) best = {edge, after->weight};
  }
  return best;
}

std::optional<JungleWeight> weight_of_jungle(const ColouredGraph& graph, ValueStore& store) {
  const Jungle jungle(graph);
  if (!jungle.is_jungle()) return std::nullopt;
  std::vector<bool> is_blue(graph.vertices(), false), is_red(graph.vertices(), false);
  Evaluator<Hackenbush> value({}, store);
  for (Vertex v = 1; v < graph.vertices(); ++v) {
    if (!jungle.is_green(v)) continue;
    const Tint tint = jungle.tint(v);
    is_blue[v] = tint == Tint::blue;
    is_red[v] = tint == Tint::red;
    if (tint != Tint::both) continue;
    const std::optional<ColouredGraph> animals = jungle.animals_at(v);
    if (!animals) return std::nullopt;
    const std::optional<Value> worth = value.by_theorem(*animals);
    if (!worth) return std::nullopt;
    is_blue[v] = *worth != store.zero() && store.less_equal(store.zero(), *worth);
    is_red[v] = *worth != store.zero() && !is_blue[v];
  }

  std::vector<bool> usable;
  for (const Edge edge : graph.edges()) usable.push_back(edge.colour() == green);
  const auto cut = [&](const std::vector<bool>& from, std::vector<bool> to) {
    if (graph.empty()) return std::vector<Edge>();
    to[0] = true;
    return Flow(graph, usable).smallest_cut(from, to);
  };
  JungleWeight out;
  out.blue_cut = cut(is_blue, is_red);
  out.red_cut = cut(is_red, is_blue);
  out.weight = std::ssize(out.blue_cut) - std::ssize(out.red_cut);
  return out;
}

}  // namespace summand::games::hackenbush
