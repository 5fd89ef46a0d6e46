// Games of score: when play ends there is a score, which Left wants to be great and Right small.
//
// A position is final, with its score, or both players have moves. Such trees are added: a player
// moves in one of them, and the scores of all are added up. If Left loses nothing by starting, in
// any position of a tree, there is no zugzwang, and the tree read as a game in which a final score
// is a number has the same stops in every sum of such trees (Milnor 1953, Hanner 1959; compared by
// score_trees_test.cpp). Other trees have no such values, so a sum of them is searched.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/value/value.hpp"

namespace summand {

// All functions throw LimitReached.
class ScoreTrees {
 public:
  using Tree = std::uint32_t;  // equal trees have the same number

  explicit ScoreTrees(const Budget& budget) : budget_(budget), charge_(budget) {}

  Tree final_score(const Dyadic& score);
  // Assumes that both players have options.
  Tree make(std::vector<Tree> left, std::vector<Tree> right);
  Tree negative(Tree tree);
  // The sum as one tree. Takes time in proportion to the product of the sizes.
  Tree sum(Tree a, Tree b);

  bool is_final(Tree tree) const { return nodes_[tree].left == 0; }
  const Dyadic& score(Tree tree) const { return nodes_[tree].score; }  // of a final one
  std::span<const Tree> options(Tree tree, Player player) const;
  // The score if this player starts and both play well.
  const Dyadic& stop(Tree tree, Player first) const {
    return nodes_[tree].stops[first == Player::left ? 0 : 1];
  }
  // A position in which both players would rather wait: the Left stop is less than the Right stop.
  // nullopt if there is none. It may be the tree itself.
  std::optional<Tree> zugzwang(Tree tree) const { return nodes_[tree].zugzwang; }

 private:
  struct Node {
    Dyadic score = 0;
    std::vector<Tree> options = {};  // Left's first
    std::size_t left = 0;
    std::array<Dyadic, 2> stops = {0, 0};
    std::optional<Tree> zugzwang = {};
  };
  using Key = std::pair<std::vector<Tree>, std::vector<Tree>>;

  Tree add(Node node);

  Budget budget_;
  Charge charge_;
  std::vector<Node> nodes_;
  std::map<Dyadic, Tree> finals_;
  std::map<Key, Tree> inner_;
  std::map<Tree, Tree> negatives_;
  std::map<std::pair<Tree, Tree>, Tree> sums_;
};

// Scores of sums, by search. It remembers what it found.
class ScoreSums {
 public:
  using Tree = ScoreTrees::Tree;

  explicit ScoreSums(const ScoreTrees& trees, const Budget& budget)
      : trees_(trees), budget_(budget), charge_(budget) {}

  // The score of these trees together if this player starts. Throws LimitReached.
  Dyadic score(std::vector<Tree> trees, Player first);
  std::uint64_t sums() const { return known_.size(); }

 private:
  Dyadic of_open(const std::vector<Tree>& trees, Player first);

  const ScoreTrees& trees_;
  Budget budget_;
  Charge charge_;
  std::map<std::pair<std::vector<Tree>, Player>, Dyadic> known_;
  unsigned depth_ = 0;
};

}  // namespace summand
