// Loopy games for tests: from lists of options, by name, and at random.
#pragma once

#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/loopy/loopy_graph.hpp"
#include "summand/loopy/named_games.hpp"
#include "summand/loopy/short_games.hpp"
#include "summand/value/names.hpp"

namespace summand::testing {

using Nodes = std::vector<LoopyGraph::Node>;

// Left's and Right's options of each node. The start is node 0.
inline LoopyGame loopy_of(const std::vector<std::pair<Nodes, Nodes>>& nodes) {
  LoopyBuilder builder{Budget()};
  for (std::size_t i = 0; i < nodes.size(); ++i) builder.add_node();
  for (LoopyGraph::Node node = 0; node < nodes.size(); ++node) {
    for (const auto option : nodes[node].first) builder.add_option(node, Player::left, option);
    for (const auto option : nodes[node].second) builder.add_option(node, Player::right, option);
  }
  return builder.build(0);
}

inline LoopyGame loopy_named(std::string_view name) {
  Budget budget;
  return *named_loopy_game(name, budget);
}

// Numbers, ups and nimbers, some switches, and the best-known stoppers.
inline std::vector<LoopyGame> simple_loopy_games() {
  ValueStore store;
  std::vector<LoopyGame> out;
  const auto add = [&](Value value) { out.push_back(loopy_game(store, value)); };
  for (const int number : {0, 1, -1, 2}) add(store.number(number));
  add(store.number(Dyadic::ratio(1, 1)));
  for (const std::uint64_t star : {1, 2}) add(store.nimber(star));
  for (const int ups : {1, -1}) add(up(store, ups));
  add(switch_of(store, store.number(1)));
  for (const char* name : {"on", "off", "over", "under", "upon", "upon*", "ace"}) {
    out.push_back(loopy_named(name));
  }
  return out;
}

// A few nodes with up to two options for a player: other nodes, or games of the list.
inline LoopyGame random_loopy(std::mt19937& random, const std::vector<LoopyGame>& games,
                              unsigned most_nodes) {
  LoopyBuilder builder{Budget()};
  const unsigned nodes = 1 + static_cast<unsigned>(random() % most_nodes);
  while (builder.size() < nodes) builder.add_node();
  for (LoopyGraph::Node node = 0; node < nodes; ++node) {
    for (const Player player : {Player::left, Player::right}) {
      for (unsigned i = static_cast<unsigned>(random() % 3); i > 0; --i) {
        if (random() % 5 < 3) {
          builder.add_option(node, player, static_cast<LoopyGraph::Node>(random() % nodes));
        } else {
          builder.add_option(node, player, builder.add_game(games[random() % games.size()]));
        }
      }
    }
  }
  return builder.build(0);
}

}  // namespace summand::testing
