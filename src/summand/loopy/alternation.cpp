#include "summand/loopy/alternation.hpp"

#include <algorithm>

#include "summand/base/charge.hpp"

namespace summand {

MoveGraph alternation(const LoopyGraph& graph, Budget& budget) {
  MoveGraph out(budget);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    budget.ask();
    for (const LoopyGraph::Node option : graph.options(node, Player::left)) {
      out.add_move(2 * option + 1);
    }
    out.close_node();
    for (const LoopyGraph::Node option : graph.options(node, Player::right)) {
      out.add_move(2 * option);
    }
    out.close_node();
  }
  return out;
}

MoveGraph all_moves(const LoopyGraph& graph, Budget& budget) {
  MoveGraph out(budget);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    budget.ask();
    for (const Player player : {Player::left, Player::right}) {
      for (const LoopyGraph::Node option : graph.options(node, player)) out.add_move(option);
    }
    out.close_node();
  }
  return out;
}

Components components(const MoveGraph& graph, Budget& budget) {
  using Id = MoveGraph::Node;
  struct Frame {
    Id node;
    std::uint32_t next = 0;
  };
  Charge charge(budget);
  charge.add(graph.size() * (3 * sizeof(std::uint32_t) + sizeof(Frame)));
  Components out;
  out.of.assign(graph.size(), 0);
  std::vector<std::uint32_t> low(graph.size(), 0);  // 0: not seen yet
  std::vector<Id> open;
  std::vector<Frame> path;
  std::uint32_t seen = 0;
  constexpr auto kDone = ~std::uint32_t{0};
  std::vector<std::uint32_t> index(graph.size(), 0);
  for (Id root = 0; root < graph.size(); ++root) {
    if (low[root] != 0) continue;
    path.push_back({root});
    while (!path.empty()) {
      Frame& frame = path.back();
      const Id node = frame.node;
      if (frame.next == 0 && low[node] == 0) {
        budget.ask();
        index[node] = low[node] = ++seen;
        open.push_back(node);
      }
      const auto moves = graph.moves(node);
      if (frame.next < moves.size()) {
        const Id target = moves[frame.next++];
        if (low[target] == 0) {
          path.push_back({target});
        } else if (low[target] != kDone) {
          low[node] = std::min(low[node], index[target]);
        }
        continue;
      }
      const std::uint32_t lowest = low[node];
      path.pop_back();
      if (lowest == index[node]) {
        Id member = 0;
        do {
          member = open.back();
          open.pop_back();
          low[member] = kDone;
          out.of[member] = out.count;
        } while (member != node);
        ++out.count;
      } else {
        Id& above = path.back().node;
        low[above] = std::min(low[above], lowest);
      }
    }
  }
  return out;
}

bool is_stopper_graph(const LoopyGraph& graph, Budget& budget) {
  // A move passes the turn to the other player, so a component of one node has no cycle.
  return components(alternation(graph, budget), budget).count == 2 * graph.size();
}

bool is_stopper(const LoopyGame& game, Budget& budget) {
  return is_stopper_graph(reachable_part(game, budget).graph(), budget);
}

}  // namespace summand
