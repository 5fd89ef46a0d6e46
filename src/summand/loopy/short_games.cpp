#include "summand/loopy/short_games.hpp"

#include <unordered_map>
#include <vector>

#include "summand/loopy/alternation.hpp"
#include "summand/value/followers.hpp"

namespace summand {

LoopyGame loopy_game(ValueStore& store, Value g) {
  if (count_followers(store, g) > Dyadic(kMostShortFollowers)) {
    reach_limit(Limit::size, "more than 1,000,000 positions of a short game among loopy games");
  }
  LoopyBuilder builder(store.budget());
  std::unordered_map<Value, LoopyGraph::Node> nodes;
  LoopyGraph::Node last = 0;
  for_each_follower(store, g, [&](Value follower) {
    store.budget().ask();
    last = builder.add_node();
    nodes.emplace(follower, last);
    for (const Player player : {Player::left, Player::right}) {
      store.for_each_option(follower, player, [&](Value option) {
        builder.add_option(last, player, nodes.at(option));
      });
    }
  });
  return builder.build(nodes.at(g));
}

std::optional<Value> short_value(ValueStore& store, const LoopyGame& game) {
  const LoopyGame part = reachable_part(game, store.budget());
  const LoopyGraph& graph = part.graph();
  const Components parts = components(all_moves(graph, store.budget()), store.budget());
  if (parts.count != graph.size()) return std::nullopt;
  std::vector<LoopyGraph::Node> order(graph.size());  // options first
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) order[parts.of[node]] = node;
  std::vector<Value> values(graph.size());
  for (const LoopyGraph::Node node : order) {
    std::vector<Value> left, right;
    for (const LoopyGraph::Node option : graph.options(node, Player::left)) {
      if (!values[option]) return std::nullopt;  // a loop: the option is the node itself
      left.push_back(values[option]);
    }
    for (const LoopyGraph::Node option : graph.options(node, Player::right)) {
      if (!values[option]) return std::nullopt;
      right.push_back(values[option]);
    }
    values[node] = store.make(left, right);
  }
  return values[part.start()];
}

}  // namespace summand
