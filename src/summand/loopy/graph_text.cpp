#include "summand/loopy/graph_text.hpp"

#include <utility>

#include "summand/loopy/alternation.hpp"
#include "summand/loopy/labelled_text.hpp"
#include "summand/loopy/named_games.hpp"
#include "summand/loopy/short_games.hpp"

namespace summand {

namespace {

// A name has no braces. More stoppers than this are not named, which would take long.
constexpr std::uint32_t kMostNamed = 300;

// The nodes from which a play of any moves ends.
std::vector<bool> ending_nodes(const LoopyGraph& graph, Budget& budget) {
  const Components parts = components(all_moves(graph, budget), budget);
  std::vector<std::uint32_t> members(parts.count);
  for (const std::uint32_t part : parts.of) ++members[part];
  // No component has a move to one with a greater number.
  std::vector<bool> ends(parts.count, true);
  std::vector<std::vector<LoopyGraph::Node>> nodes(parts.count);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node)
    nodes[parts.of[node]].push_back(node);
  for (std::uint32_t part = 0; part < parts.count; ++part) {
    for (const LoopyGraph::Node node : nodes[part]) {
      for (const Player player : {Player::left, Player::right}) {
        for (const LoopyGraph::Node option : graph.options(node, player)) {
          ends[part] = ends[part] && parts.of[option] != part && ends[parts.of[option]];
        }
      }
    }
  }
  std::vector<bool> out(graph.size());
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) out[node] = ends[parts.of[node]];
  return out;
}

// The names of games with infinite alternating play, which have no canonical form: dud, tis, tisn.
std::vector<std::pair<LoopyGame, std::string>> names_of_others(Budget& budget) {
  std::vector<std::pair<LoopyGame, std::string>> out;
  for (const NamedLoopyGame& named : named_loopy_games()) {
    const LoopyGame game = reachable_part(*named_loopy_game(named.name, budget), budget);
    if (!is_stopper(game, budget)) out.emplace_back(game, named.name);
  }
  return out;
}

}  // namespace

GraphText::GraphText(StopperStore& stoppers, ValueStore& values, const LoopyGraph& graph)
    : graph_(graph), budget_(stoppers.budget()), closed_(graph.size()) {
  const LoopyGame whole(std::shared_ptr<const LoopyGraph>(std::shared_ptr<void>(), &graph), 0);
  const std::vector<bool> ends = ending_nodes(graph, budget_);
  LoopyText names(stoppers, values);
  const auto others = names_of_others(budget_);
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    if (ends[node]) {
      closed_[node] = summand::print(values, *short_value(values, whole.at(node)));
    } else if (graph.size() <= kMostNamed && is_stopper(whole.at(node), budget_)) {
      std::string name = names.print(stoppers.add(whole.at(node)));
      if (name.find('{') == name.npos) closed_[node] = std::move(name);
    } else if (graph.size() <= kMostNamed) {
      const LoopyGame part = reachable_part(whole.at(node), budget_);
      for (const auto& [game, name] : others) {
        if (part.graph() == game.graph()) closed_[node] = name;
      }
    }
  }
}

std::string GraphText::print(LoopyGraph::Node node, std::size_t limit) const {
  const NodesAsText nodes{.closed = [&](std::uint32_t at) { return closed_[at]; },
                          .options =
                              [&](std::uint32_t at, Player player) {
                                const auto options = graph_.options(at, player);
                                return std::vector<std::uint32_t>(options.begin(), options.end());
                              }};
  return labelled_text(node, nodes, limit, budget_);
}

}  // namespace summand
