#include "summand/theory/score_trees.hpp"

#include <algorithm>

#include "summand/base/check.hpp"

namespace summand {

namespace {

void sort_and_unite(std::vector<ScoreTrees::Tree>& trees) {
  std::ranges::sort(trees);
  const auto repeated = std::ranges::unique(trees);
  trees.erase(repeated.begin(), repeated.end());
}

}  // namespace

ScoreTrees::Tree ScoreTrees::add(Node node) {
  budget_.ask();
  charge_.add(sizeof(Node) + 3 * node.options.size() * sizeof(Tree) + kMapEntry<Key, Tree>);
  nodes_.push_back(std::move(node));
  return static_cast<Tree>(nodes_.size() - 1);
}

ScoreTrees::Tree ScoreTrees::final_score(const Dyadic& score) {
  if (const auto known = finals_.find(score); known != finals_.end()) return known->second;
  return finals_[score] = add({.score = score, .stops = {score, score}});
}

ScoreTrees::Tree ScoreTrees::make(std::vector<Tree> left, std::vector<Tree> right) {
  SUMMAND_CHECK(!left.empty() && !right.empty());
  sort_and_unite(left);
  sort_and_unite(right);
  Key key(left, right);
  if (const auto known = inner_.find(key); known != inner_.end()) return known->second;
  Node node{.options = left,
            .left = left.size(),
            .stops = {stop(left[0], Player::right), stop(right[0], Player::left)}};
  for (const Tree option : left) {
    node.stops[0] = std::max(node.stops[0], stop(option, Player::right));
    if (!node.zugzwang) node.zugzwang = zugzwang(option);
  }
  for (const Tree option : right) {
    node.stops[1] = std::min(node.stops[1], stop(option, Player::left));
    if (!node.zugzwang) node.zugzwang = zugzwang(option);
  }
  node.options.insert(node.options.end(), right.begin(), right.end());
  const bool is_zugzwang = node.stops[0] < node.stops[1];
  const bool is_first = is_zugzwang && !node.zugzwang;
  const Tree out = add(std::move(node));
  if (is_first) nodes_[out].zugzwang = out;
  return inner_[std::move(key)] = out;
}

std::span<const ScoreTrees::Tree> ScoreTrees::options(Tree tree, Player player) const {
  const Node& node = nodes_[tree];
  const std::span<const Tree> all = node.options;
  return player == Player::left ? all.first(node.left) : all.subspan(node.left);
}

ScoreTrees::Tree ScoreTrees::negative(Tree tree) {
  if (is_final(tree)) return final_score(-score(tree));
  if (const auto known = negatives_.find(tree); known != negatives_.end()) return known->second;
  std::array<std::vector<Tree>, 2> sides;
  for (const Player player : {Player::left, Player::right}) {
    const std::span<const Tree> its = options(tree, opponent(player));
    const std::vector<Tree> options(its.begin(), its.end());  // new trees move the nodes
    for (const Tree option : options) {
      sides[player == Player::left ? 0 : 1].push_back(negative(option));
    }
  }
  return negatives_[tree] = make(std::move(sides[0]), std::move(sides[1]));
}

ScoreTrees::Tree ScoreTrees::sum(Tree a, Tree b) {
  if (is_final(a) && is_final(b)) return final_score(score(a) + score(b));
  const std::pair key = std::minmax(a, b);
  if (const auto known = sums_.find(key); known != sums_.end()) return known->second;
  std::array<std::vector<Tree>, 2> sides;
  for (const Player player : {Player::left, Player::right}) {
    std::vector<Tree>& out = sides[player == Player::left ? 0 : 1];
    for (const auto& [moved, other] : {std::pair(a, b), std::pair(b, a)}) {
      const std::span<const Tree> its = options(moved, player);
      const std::vector<Tree> options(its.begin(), its.end());
      for (const Tree option : options) out.push_back(sum(option, other));
    }
  }
  return sums_[key] = make(std::move(sides[0]), std::move(sides[1]));
}

Dyadic ScoreSums::score(std::vector<Tree> trees, Player first) {
  Dyadic points = 0;
  std::erase_if(trees, [&](Tree tree) {
    if (trees_.is_final(tree)) points += trees_.score(tree);
    return trees_.is_final(tree);
  });
  std::ranges::sort(trees);
  return points + of_open(trees, first);
}

// Without final trees.
Dyadic ScoreSums::of_open(const std::vector<Tree>& trees, Player first) {
  if (trees.empty()) return 0;
  if (trees.size() == 1) return trees_.stop(trees[0], first);
  std::pair key(trees, first);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  budget_.ask();
  constexpr unsigned kDeepest = 5'000;
  if (depth_ == kDeepest) reach_limit(Limit::size, "play of more than 5,000 moves for a score");
  charge_.add(kMapEntry<std::pair<std::vector<Tree>, Player>, Dyadic> +
              trees.size() * sizeof(Tree));
  ++depth_;
  std::optional<Dyadic> best;
  for (std::size_t i = 0; i < trees.size(); ++i) {
    if (i > 0 && trees[i] == trees[i - 1]) continue;
    for (const Tree option : trees_.options(trees[i], first)) {
      std::vector<Tree> after = trees;
      after[i] = option;
      const Dyadic its = score(std::move(after), opponent(first));
      const bool better = !best || (first == Player::left ? its > *best : its < *best);
      if (better) best = its;
    }
  }
  --depth_;
  return known_[std::move(key)] = *best;
}

}  // namespace summand
