#include "summand/language/algebra/misere_trees.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "summand/misere/misere_verdict.hpp"

namespace summand {

namespace {

constexpr Player kBothPlayers[] = {Player::left, Player::right};
constexpr std::int64_t kMostCopiesInTree = 1000;

}  // namespace

MisereTrees::MisereTrees(Workspace& workspace)
    : workspace_(workspace), charge_(workspace.budget()) {}

MisereTrees::Node MisereTrees::add(Key options) {
  for (std::vector<Node>& its : options) {
    std::ranges::sort(its);
    const auto rest = std::ranges::unique(its);
    its.erase(rest.begin(), rest.end());
  }
  if (const auto at = numbers_.find(options); at != numbers_.end()) return at->second;
  if (nodes_.size() == kMostNodes) {
    reach_limit(Limit::size,
                fmt::format("a game written out with more than {} positions", kMostNodes));
  }
  charge_.add(kMapEntry<Key, Node> + sizeof(void*) +
              (options[0].size() + options[1].size()) * sizeof(Node));
  const auto node = static_cast<Node>(nodes_.size());
  nodes_.push_back(&numbers_.emplace(std::move(options), node).first->first);
  return node;
}

MisereTrees::Node MisereTrees::add(const MisereTree& tree) {
  std::vector<Node> made;
  for (const MisereTree::Node& node : tree.nodes) {
    Key options;
    for (const std::uint32_t option : node.left) options[0].push_back(made[option]);
    for (const std::uint32_t option : node.right) options[1].push_back(made[option]);
    made.push_back(add(std::move(options)));
  }
  return made.back();
}

Result<MisereTrees::Node> MisereTrees::of_position(const AnyPosition& position) {
  struct Open {
    AnyPosition position;
    std::array<std::vector<AnyPosition>, 2> options;
  };
  if (position.loopy()) return std::unexpected(loopy_in_misere(position));
  if (position.move_count(Player::left) > kMostNodes ||
      position.move_count(Player::right) > kMostNodes) {
    reach_limit(Limit::size,
                fmt::format("a position with more than {} moves inside of braces", kMostNodes));
  }
  std::vector<Open> stack;
  const auto open = [&](const AnyPosition& next) {
    Open out{next, {}};
    for (const Player player : kBothPlayers) {
      for (AnyMove& move : next.moves(player)) {
        out.options[static_cast<std::size_t>(player)].push_back(std::move(move.after));
      }
    }
    stack.push_back(std::move(out));
  };
  if (!positions_.contains(position)) open(position);
  while (!stack.empty()) {
    workspace_.budget().ask();
    const AnyPosition* missing = nullptr;
    Key key;
    for (std::size_t player = 0; player < 2 && missing == nullptr; ++player) {
      for (const AnyPosition& option : stack.back().options[player]) {
        const auto at = positions_.find(option);
        if (at == positions_.end()) {
          missing = &option;
          break;
        }
        key[player].push_back(at->second);
      }
    }
    if (missing != nullptr) {
      if (stack.size() > kMostNodes) reach_limit(Limit::size, "a play of too many moves");
      open(AnyPosition(*missing));
      continue;
    }
    charge_.add(kMapEntry<AnyPosition, Node>);
    const Node node = add(std::move(key));
    positions_.emplace(stack.back().position, node);
    stack.pop_back();
  }
  return positions_.at(position);
}

template <class Options>
MisereTrees::Node MisereTrees::of_pair(std::map<std::pair<Node, Node>, Node>& known,
                                       std::pair<Node, Node> pair, Options&& options) {
  std::vector<std::pair<Node, Node>> stack;
  if (!known.contains(pair)) stack.push_back(pair);
  while (!stack.empty()) {
    workspace_.budget().ask();
    const auto now = stack.back();
    std::optional<std::pair<Node, Node>> missing;
    Key key;
    for (std::size_t player = 0; player < 2; ++player) {
      options(now, player, [&](std::pair<Node, Node> option, std::optional<Node> its) {
        if (!its) {
          const auto at = known.find(option);
          if (at == known.end()) {
            missing = option;
            return;
          }
          its = at->second;
        }
        key[player].push_back(*its);
      });
    }
    if (missing) {
      stack.push_back(*missing);
      continue;
    }
    charge_.add(kMapEntry<std::pair<Node, Node>, Node>);
    known.emplace(now, add(std::move(key)));
    stack.pop_back();
  }
  return known.at(pair);
}

MisereTrees::Node MisereTrees::sum(Node g, Node h) {
  return of_pair(sums_, std::minmax(g, h), [&](auto pair, std::size_t player, auto&& visit) {
    for (const Node option : (*nodes_[pair.first])[player]) {
      visit(std::minmax(option, pair.second), std::nullopt);
    }
    for (const Node option : (*nodes_[pair.second])[player]) {
      visit(std::minmax(pair.first, option), std::nullopt);
    }
  });
}

// A move in the base removes the top.
MisereTrees::Node MisereTrees::ordinal_sum(Node base, Node top) {
  return of_pair(ordinal_sums_, {base, top}, [&](auto pair, std::size_t player, auto&& visit) {
    for (const Node option : (*nodes_[pair.first])[player]) visit(pair, option);
    for (const Node option : (*nodes_[pair.second])[player]) {
      visit(std::pair(pair.first, option), std::nullopt);
    }
  });
}

MisereTrees::Node MisereTrees::negative(Node g) {
  const Separate its = separate(g);
  MisereTree tree = its.tree;
  for (MisereTree::Node& node : tree.nodes) std::swap(node.left, node.right);
  return add(tree);
}

Result<MisereTrees::Node> MisereTrees::of_one(const Construction& game) {
  const auto operand = [&](std::size_t i) { return constructions_.at(&*game.operands()[i]); };
  switch (game.kind()) {
    case Construction::Kind::value: {
      SUMMAND_TRY(tree, misere_tree(workspace_.store, game.value()));
      return add(tree);
    }
    case Construction::Kind::position:
      return of_position(game.position());
    case Construction::Kind::braces: {
      Key key;
      for (const SharedConstruction& option : game.left()) {
        key[0].push_back(constructions_.at(&*option));
      }
      for (const SharedConstruction& option : game.right()) {
        key[1].push_back(constructions_.at(&*option));
      }
      return add(std::move(key));
    }
    case Construction::Kind::negative:
      return negative(operand(0));
    case Construction::Kind::sum:
      return sum(operand(0), operand(1));
    case Construction::Kind::copies: {
      const auto count = game.count().to_int64();
      if (!count || *count > kMostCopiesInTree || *count < -kMostCopiesInTree) {
        return fail(fmt::format("misère play takes at most {} copies", kMostCopiesInTree));
      }
      const Node one = *count < 0 ? negative(operand(0)) : operand(0);
      Node out = add(Key());
      for (std::int64_t i = *count < 0 ? -*count : *count; i > 0; --i) out = sum(out, one);
      return out;
    }
    case Construction::Kind::ordinal_sum:
      return ordinal_sum(operand(0), operand(1));
  }
  return fail("a game without a form");
}

Result<MisereTrees::Node> MisereTrees::of(const SharedConstruction& game) {
  for (const SharedConstruction& part : Construction::below(game)) {
    if (constructions_.contains(&*part)) continue;
    SUMMAND_TRY(node, of_one(*part));
    charge_.add(kMapEntry<const Construction*, Node>);
    constructions_.emplace(&*part, node);
  }
  return constructions_.at(&*game);
}

MisereTrees::Separate MisereTrees::separate(Node g) const {
  std::vector<bool> needed(std::size_t{g} + 1);
  needed[g] = true;
  // Options come before the nodes that have them.
  for (Node node = g + 1; node-- > 0;) {
    if (!needed[node]) continue;
    for (const std::vector<Node>& options : *nodes_[node]) {
      for (const Node option : options) needed[option] = true;
    }
  }
  Separate out;
  for (Node node = 0; node <= g; ++node) {
    if (!needed[node]) continue;
    MisereTree::Node its;
    for (const Node option : (*nodes_[node])[0]) its.left.push_back(out.number.at(option));
    for (const Node option : (*nodes_[node])[1]) its.right.push_back(out.number.at(option));
    out.number.emplace(node, static_cast<std::uint32_t>(out.tree.nodes.size()));
    out.tree.nodes.push_back(std::move(its));
  }
  return out;
}

}  // namespace summand
