#include "summand/loopy/sides.hpp"

#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/loopy/alternation.hpp"
#include "summand/loopy/side_order.hpp"
#include "summand/loopy/sidling.hpp"

namespace summand {

namespace {

constexpr Player kEach[] = {Player::left, Player::right};

std::shared_ptr<const LoopyGraph> negative_graph(const LoopyGraph& graph, Budget& budget) {
  LoopyBuilder builder(budget);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    builder.add_node();
    for (const Player player : kEach) {
      for (const LoopyGraph::Node option : graph.options(node, player)) {
        builder.add_option(node, opponent(player), option);
      }
    }
  }
  return builder.build();
}

// Whether no play from a node alternates for ever, for each node.
std::vector<bool> are_stoppers(const LoopyGraph& graph, Budget& budget) {
  const MoveGraph turns = alternation(graph, budget);
  const Components cycles = components(turns, budget);
  std::vector<std::uint32_t> sizes(cycles.count, 0);
  for (const std::uint32_t part : cycles.of) ++sizes[part];
  const MoveGraph moves = all_moves(graph, budget);
  const Components parts = components(moves, budget);
  std::vector<std::vector<LoopyGraph::Node>> members(parts.count);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    members[parts.of[node]].push_back(node);
  }
  std::vector<bool> out(graph.size());
  for (const std::vector<LoopyGraph::Node>& part : members) {
    const bool stops = std::ranges::all_of(part, [&](LoopyGraph::Node node) {
      return sizes[cycles.of[2 * node]] == 1 && sizes[cycles.of[2 * node + 1]] == 1 &&
             std::ranges::all_of(moves.moves(node), [&](LoopyGraph::Node option) {
               return parts.of[option] == parts.of[node] || out[option];
             });
    });
    for (const LoopyGraph::Node node : part) out[node] = stops;
  }
  return out;
}

}  // namespace

std::vector<Stopper> onsides(StopperStore& store, const LoopyGraph& graph,
                             std::span<const Stopper> known, int tries) {
  SUMMAND_CHECK(known.empty() || known.size() == graph.size());
  Budget& budget = store.budget();
  std::vector<Stopper> out(known.begin(), known.end());
  out.resize(graph.size());
  MoveGraph moves(budget);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    for (const Player player : kEach) {
      if (out[node]) continue;
      for (const LoopyGraph::Node option : graph.options(node, player)) moves.add_move(option);
    }
    moves.close_node();
  }
  const Components parts = components(moves, budget);
  std::vector<std::vector<LoopyGraph::Node>> members(parts.count);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    members[parts.of[node]].push_back(node);
  }
  for (const std::vector<LoopyGraph::Node>& part : members) {
    if (out[part.front()]) continue;
    Knot knot(graph, part, out, budget);
    if (knot.has_unknown_exit()) continue;
    const std::vector<Stopper> found =
        knot.is_stopper() ? knot.simplified(store) : knot.untied(store, tries);
    for (std::size_t i = 0; i < part.size(); ++i) out[part[i]] = found[i];
  }
  return out;
}

std::vector<std::optional<Sides>> sides(StopperStore& store, const LoopyGraph& graph) {
  const std::vector<bool> stops = are_stoppers(graph, store.budget());
  const std::vector<Stopper> on = onsides(store, graph);
  // The sides of a stopper are the same. Their negatives are made only where the others need them.
  std::vector<Stopper> turned(graph.size());
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    if (stops[node] && !turned[node]) turned[node] = store.zero();
    for (const Player player : kEach) {
      if (stops[node]) continue;
      for (const LoopyGraph::Node option : graph.options(node, player)) {
        if (stops[option]) turned[option] = store.negative(on[option]);
      }
    }
  }
  turned = onsides(store, *negative_graph(graph, store.budget()), turned);
  std::vector<std::optional<Sides>> out(graph.size());
  for (std::size_t node = 0; node < out.size(); ++node) {
    if (stops[node]) {
      out[node] = Sides{on[node], on[node]};
    } else if (on[node] && turned[node]) {
      out[node] = Sides{on[node], store.negative(turned[node])};
    }
  }
  return out;
}

std::optional<Sides> sides(StopperStore& store, const LoopyGame& game) {
  Budget& budget = store.budget();
  const LoopyGame part = reachable_part(game, budget);
  const std::optional<Sides> found = sides(store, part.graph())[part.start()];
  if (!found || is_stopper_graph(part.graph(), budget)) return found;
  const LoopyGame on = store.game(found->onside), off = store.game(found->offside);
  SUMMAND_CHECK(onside_greater_or_equal(on, part, budget));
  SUMMAND_CHECK(onside_greater_or_equal(part, on, budget));
  SUMMAND_CHECK(offside_greater_or_equal(off, part, budget));
  SUMMAND_CHECK(offside_greater_or_equal(part, off, budget));
  return found;
}

std::optional<Sides> sum(StopperStore& store, const Sides& g, const Sides& h) {
  Budget& budget = store.budget();
  const LoopyGame on = sum(store.game(g.onside), store.game(h.onside), budget);
  if (g.is_stopper() && h.is_stopper()) return sides(store, on);
  const LoopyGame off = negative(sum(store.game(g.offside), store.game(h.offside), budget), budget);
  const Stopper onside = onsides(store, on.graph())[on.start()];
  const Stopper turned = onsides(store, off.graph())[off.start()];
  if (!onside || !turned) return std::nullopt;
  return Sides{onside, store.negative(turned)};
}

Sides negative(StopperStore& store, const Sides& g) {
  return {store.negative(g.offside), store.negative(g.onside)};
}

}  // namespace summand
