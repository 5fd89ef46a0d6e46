// MisereTrees: games as they are written, with all their options, for misère play.
//
// In misère play a game is not given by its value. So braces keep all their options, sums are not
// simplified, and positions are written out by their moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/language/algebra/construction.hpp"
#include "summand/misere/misere_tree.hpp"

namespace summand {

// Equal trees are the same node. Functions may throw LimitReached, and trees of more than
// kMostNodes nodes reach the size limit.
class MisereTrees {
 public:
  using Node = std::uint32_t;
  static constexpr std::size_t kMostNodes = 100'000;

  explicit MisereTrees(Workspace& workspace);

  // The tree of a construction as it is written. Errors for loopy games, and for values of which no
  // form is known.
  Result<Node> of(const SharedConstruction& game);
  Node negative(Node g);
  // The tree with its own numbers for the nodes, and for each option of a player, by its place in
  // `options`, its node in that tree.
  struct Separate {
    MisereTree tree;
    std::unordered_map<Node, std::uint32_t> number;
  };
  Separate separate(Node g) const;

 private:
  using Key = std::array<std::vector<Node>, 2>;

  Node add(Key options);
  Node add(const MisereTree& tree);
  Result<Node> of_position(const AnyPosition& position);
  Result<Node> of_one(const Construction& game);
  Node sum(Node g, Node h);
  Node ordinal_sum(Node base, Node top);
  // Makes the node of a pair from the nodes of smaller pairs. for_each_option(pair, player, visit)
  // calls visit(a pair) or visit(a node).
  template <class Options>
  Node of_pair(std::map<std::pair<Node, Node>, Node>& known, std::pair<Node, Node> pair,
               Options&& options);

  Workspace& workspace_;
  Charge charge_;
  std::vector<const Key*> nodes_;
  std::map<Key, Node> numbers_;
  std::unordered_map<AnyPosition, Node, AnyPositionHash> positions_;
  std::unordered_map<const Construction*, Node> constructions_;
  std::map<std::pair<Node, Node>, Node> sums_, ordinal_sums_;
};

}  // namespace summand
