#include "summand/algebra/misere_trees.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "summand/misere/misere_positions.hpp"

namespace summand {

namespace {

constexpr Player kBothPlayers[] = {Player::left, Player::right};
constexpr std::int64_t kMostCopiesInTree = 1000;
constexpr std::size_t kMostNodesOfSum = 10'000;

template <class T>
void sort_once(std::vector<T>& list) {
  std::ranges::sort(list);
  const auto rest = std::ranges::unique(list);
  list.erase(rest.begin(), rest.end());
}

}  // namespace

// A position whose options are not all known. They are sums of parts.
struct MisereTrees::OpenPosition {
  AnyPosition position;
  std::array<std::vector<PositionParts>, 2> options;
};

MisereTrees::MisereTrees(Workspace& workspace)
    : workspace_(workspace), charge_(workspace.budget()) {}

// --- nodes and sums ---

MisereTrees::Node MisereTrees::add(Options options) {
  for (std::vector<Sum>& its : options) sort_once(its);
  if (options[0].empty() && options[1].empty()) return kWithoutMoves;
  if (const auto at = numbers_of_nodes_.find(options); at != numbers_of_nodes_.end()) {
    return at->second;
  }
  if (nodes_.size() == kMostNodes) {
    reach_limit(Limit::size,
                fmt::format("a game written out with more than {} positions", kMostNodes));
  }
  charge_.add(kMapEntry<Options, Node> + sizeof(void*) +
              (options[0].size() + options[1].size()) * sizeof(Sum));
  bool impartial = options[0] == options[1];
  for (const Sum option : options[0]) {
    for (const Node node : *sums_[option]) impartial = impartial && impartial_[node];
  }
  const auto node = static_cast<Node>(nodes_.size());
  nodes_.push_back(&numbers_of_nodes_.emplace(std::move(options), node).first->first);
  impartial_.push_back(impartial);
  return node;
}

MisereTrees::Sum MisereTrees::add_sum(Nodes nodes) {
  std::erase(nodes, kWithoutMoves);
  std::ranges::sort(nodes);
  if (const auto at = numbers_of_sums_.find(nodes); at != numbers_of_sums_.end()) {
    return at->second;
  }
  if (sums_.size() == kMostSums || nodes.size() > kMostNodesOfSum) {
    reach_limit(Limit::size, fmt::format("a game written out with more than {} sums, or a sum of "
                                         "more than {} games",
                                         kMostSums, kMostNodesOfSum));
  }
  charge_.add(kMapEntry<Nodes, Sum> + sizeof(void*) + nodes.size() * sizeof(Node));
  const auto sum = static_cast<Sum>(sums_.size());
  sums_.push_back(&numbers_of_sums_.emplace(std::move(nodes), sum).first->first);
  return sum;
}

MisereTrees::Sum MisereTrees::add(const MisereTree& tree) {
  const auto& [sums, nodes] = *tree.parts;
  Nodes made;
  std::vector<std::optional<Sum>> known(sums.size());
  const auto sum = [&](std::uint32_t number) {
    if (!known[number]) {
      Nodes its;
      for (const std::uint32_t node : sums[number]) its.push_back(made[node]);
      known[number] = add_sum(std::move(its));
    }
    return *known[number];
  };
  for (const MisereTree::Node& node : nodes) {
    Options options;
    for (const std::uint32_t option : node.left) options[0].push_back(sum(option));
    for (const std::uint32_t option : node.right) options[1].push_back(sum(option));
    made.push_back(add(std::move(options)));
  }
  return sum(tree.game);
}

MisereTrees::Sum MisereTrees::joined(Sum g, Sum h) {
  Nodes nodes = *sums_[g];
  nodes.insert(nodes.end(), sums_[h]->begin(), sums_[h]->end());
  return add_sum(std::move(nodes));
}

MisereTrees::Sum MisereTrees::copies(Sum g, std::int64_t count) {
  const Nodes one = *sums_[g];
  Nodes nodes;
  for (std::int64_t i = 0; i < count; ++i) nodes.insert(nodes.end(), one.begin(), one.end());
  return add_sum(std::move(nodes));
}

// The sums after the moves in one of its nodes.
std::vector<MisereTrees::Sum> MisereTrees::options(Sum g, Player player) {
  const Nodes nodes = *sums_[g];
  std::vector<Sum> out;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (i > 0 && nodes[i] == nodes[i - 1]) continue;
    Nodes others = nodes;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    const Sum rest = add_sum(std::move(others));
    for (const Sum option : (*nodes_[nodes[i]])[static_cast<std::size_t>(player)]) {
      out.push_back(joined(option, rest));
    }
  }
  return out;
}

std::vector<MisereTrees::Sum> MisereTrees::terms(Sum g) {
  const Nodes nodes = *sums_[g];
  std::vector<Sum> out;
  for (const Node node : nodes) out.push_back(add_sum({node}));
  if (out.empty()) out.push_back(g);
  return out;
}

// A move in the base removes the top.
MisereTrees::Sum MisereTrees::ordinal_sum(Sum base, Sum top) {
  if (sums_[base]->empty()) return top;
  std::vector<std::pair<Sum, Sum>> stack;
  const auto known = [&](Sum its_top) -> std::optional<Sum> {
    if (sums_[its_top]->empty()) return base;
    const auto at = ordinal_sums_.find({base, its_top});
    return at == ordinal_sums_.end() ? std::nullopt : std::optional(at->second);
  };
  if (!known(top)) stack.emplace_back(base, top);
  while (!stack.empty()) {
    workspace_.budget().ask();
    const Sum now = stack.back().second;
    const std::size_t before = stack.size();
    Options its;
    for (const Player player : kBothPlayers) {
      std::vector<Sum>& list = its[static_cast<std::size_t>(player)];
      list = options(base, player);
      for (const Sum option : options(now, player)) {
        if (const auto found = known(option)) {
          list.push_back(*found);
        } else {
          stack.emplace_back(base, option);
        }
      }
    }
    if (stack.size() > before) continue;
    stack.pop_back();
    charge_.add(kMapEntry<std::pair<Sum, Sum>, Sum>);
    ordinal_sums_.emplace(std::pair(base, now), add_sum({add(std::move(its))}));
  }
  return *known(top);
}

// The nodes that the options of a sum need, now or later. Options come before the nodes that have
// them.
std::vector<bool> MisereTrees::needed_for(Sum g) const {
  std::vector<bool> needed(nodes_.size());
  for (const Node node : *sums_[g]) needed[node] = true;
  for (auto node = static_cast<Node>(nodes_.size()); node-- > 0;) {
    if (!needed[node]) continue;
    for (const std::vector<Sum>& its : *nodes_[node]) {
      for (const Sum option : its) {
        for (const Node below : *sums_[option]) needed[below] = true;
      }
    }
  }
  return needed;
}

MisereTrees::Node MisereTrees::negative_of_node(Node node) {
  return impartial_[node] ? node : negatives_.at(node);
}

MisereTrees::Sum MisereTrees::negative(Sum g) {
  const auto of_sum = [&](Sum sum) {
    Nodes nodes;
    for (const Node node : *sums_[sum]) nodes.push_back(negative_of_node(node));
    return add_sum(std::move(nodes));
  };
  const std::vector<bool> needed = needed_for(g);
  for (Node node = 0; node < needed.size(); ++node) {
    if (!needed[node] || impartial_[node] || negatives_.contains(node)) continue;
    workspace_.budget().ask();
    const Options its = *nodes_[node];
    Options turned;
    for (const std::size_t player : {0, 1}) {
      for (const Sum option : its[player]) turned[1 - player].push_back(of_sum(option));
    }
    charge_.add(kMapEntry<Node, Node>);
    negatives_.emplace(node, add(std::move(turned)));
  }
  return of_sum(g);
}

// --- positions ---

MisereTrees::OpenPosition MisereTrees::opened(const AnyPosition& part) {
  if (part.move_count(Player::left) > kMostNodes || part.move_count(Player::right) > kMostNodes) {
    reach_limit(Limit::size,
                fmt::format("a position with more than {} moves inside of braces", kMostNodes));
  }
  OpenPosition out{part, {}};
  for (const Player player : kBothPlayers) {
    for (const AnyMove& move : part.moves(player)) {
      out.options[static_cast<std::size_t>(player)].push_back(move.after.parts_by_moves());
    }
  }
  return out;
}

// nullopt if a part is not known, which is then `missing`.
std::optional<MisereTrees::Sum> MisereTrees::sum_of(const PositionParts& parts,
                                                    const AnyPosition*& missing) {
  Nodes nodes;
  for (const auto& [part, count] : parts) {
    const auto at = positions_.find(part);
    if (at == positions_.end()) {
      missing = &part;
      return std::nullopt;
    }
    if (at->second == kWithoutMoves) continue;
    if (count > kMostNodesOfSum) {
      reach_limit(Limit::size, fmt::format("a sum of more than {} games", kMostNodesOfSum));
    }
    nodes.insert(nodes.end(), static_cast<std::size_t>(count), at->second);
  }
  return add_sum(std::move(nodes));
}

Result<MisereTrees::Sum> MisereTrees::of_position(const AnyPosition& position) {
  if (position.loopy()) return std::unexpected(loopy_in_misere(position));
  const PositionParts parts = position.parts_by_moves();
  std::vector<OpenPosition> stack;
  while (true) {
    workspace_.budget().ask();
    const AnyPosition* missing = nullptr;
    if (stack.empty()) {
      if (const auto sum = sum_of(parts, missing)) return *sum;
    } else {
      Options options;
      for (std::size_t player = 0; player < 2 && missing == nullptr; ++player) {
        for (const PositionParts& option : stack.back().options[player]) {
          const auto sum = sum_of(option, missing);
          if (!sum) break;
          options[player].push_back(*sum);
        }
      }
      if (missing == nullptr) {
        charge_.add(kMapEntry<AnyPosition, Node>);
        positions_.emplace(stack.back().position, add(std::move(options)));
        stack.pop_back();
        continue;
      }
    }
    if (stack.size() > kMostNodes) reach_limit(Limit::size, "a play of too many moves");
    stack.push_back(opened(AnyPosition(*missing)));
  }
}

// --- constructions ---

Result<MisereTrees::Sum> MisereTrees::of_one(const Construction& game) {
  const auto operand = [&](std::size_t i) { return constructions_.at(&*game.operands()[i]); };
  switch (game.kind()) {
    case Construction::Kind::value: {
      if (!game.has_form()) return fail(std::string(kFormIsLost));
      SUMMAND_TRY(tree, misere_tree(workspace_.store, game.value()));
      return add(tree);
    }
    case Construction::Kind::position:
      return of_position(game.position());
    case Construction::Kind::braces: {
      Options options;
      for (const SharedConstruction& option : game.left()) {
        options[0].push_back(constructions_.at(&*option));
      }
      for (const SharedConstruction& option : game.right()) {
        options[1].push_back(constructions_.at(&*option));
      }
      return add_sum({add(std::move(options))});
    }
    case Construction::Kind::negative:
      return negative(operand(0));
    case Construction::Kind::sum:
      return joined(operand(0), operand(1));
    case Construction::Kind::copies: {
      const auto count = game.count().to_int64();
      if (!count || *count > kMostCopiesInTree || *count < -kMostCopiesInTree) {
        return fail(fmt::format("misère play takes at most {} copies", kMostCopiesInTree));
      }
      return *count < 0 ? copies(negative(operand(0)), -*count) : copies(operand(0), *count);
    }
    case Construction::Kind::ordinal_sum:
      return ordinal_sum(operand(0), operand(1));
  }
  return fail("a game without a form");
}

Result<MisereTrees::Sum> MisereTrees::of(const SharedConstruction& game) {
  for (const SharedConstruction& part : Construction::below(game)) {
    if (constructions_.contains(&*part)) continue;
    SUMMAND_TRY(sum, of_one(*part));
    charge_.add(kMapEntry<const Construction*, Sum>);
    constructions_.emplace(&*part, sum);
  }
  return constructions_.at(&*game);
}

MisereTrees::Separate MisereTrees::separate(Sum g) const {
  const std::vector<bool> needed = needed_for(g);
  std::vector<Node> places(nodes_.size());
  MisereTree::Parts parts;
  Separate out;
  // All nodes of a sum have their places already.
  const auto place = [&](Sum sum) {
    const auto [at, is_new] =
        out.number.emplace(sum, static_cast<std::uint32_t>(parts.sums.size()));
    if (is_new) {
      MisereTree::Sum its;
      for (const Node node : *sums_[sum]) its.push_back(places[node]);
      parts.sums.push_back(std::move(its));
    }
    return at->second;
  };
  const auto places_of = [&](const std::vector<Sum>& options) {
    std::vector<std::uint32_t> its;
    for (const Sum option : options) its.push_back(place(option));
    std::ranges::sort(its);
    return its;
  };
  for (Node node = 0; node < needed.size(); ++node) {
    if (!needed[node]) continue;
    const Options& options = *nodes_[node];
    MisereTree::Node its{places_of(options[0]), places_of(options[1])};
    places[node] = static_cast<Node>(parts.nodes.size());
    parts.nodes.push_back(std::move(its));
  }
  const std::uint32_t game = place(g);
  out.tree = {std::make_shared<const MisereTree::Parts>(std::move(parts)), game};
  return out;
}

}  // namespace summand
