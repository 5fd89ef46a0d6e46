// MisereTrees: games as they are written, with all their options, for misère play.
//
// In misère play a game is not given by its value. So braces keep all their options, sums stay
// sums, and positions are written out by their moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "summand/algebra/construction.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/result.hpp"
#include "summand/misere/misere_tree.hpp"

namespace summand {

// Equal trees are the same node, and equal sums of nodes the same sum. Functions may throw
// LimitReached. More than kMostNodes nodes, or kMostSums sums, reach the size limit.
class MisereTrees {
 public:
  using Node = std::uint32_t;
  using Sum = std::uint32_t;
  static constexpr std::size_t kMostNodes = 100'000;
  static constexpr std::size_t kMostSums = 1'000'000;

  explicit MisereTrees(Workspace& workspace);

  // A construction as it is written. Errors for loopy games, for values of which no form is known,
  // and for forms that were too large to keep.
  Result<Sum> of(const SharedConstruction& game);
  Sum negative(Sum g);
  // Each node of a sum as a sum of its own, or the sum itself if it is 0.
  std::vector<Sum> terms(Sum g);
  // The part of the trees that a sum needs, with its own numbers, and the number there of each of
  // its sums.
  struct Separate {
    MisereTree tree;
    std::unordered_map<Sum, std::uint32_t> number;
  };
  Separate separate(Sum g) const;

 private:
  using Nodes = std::vector<Node>;                  // of a sum, in rising order
  using Options = std::array<std::vector<Sum>, 2>;  // of a node
  using PositionParts = std::vector<Copies<AnyPosition>>;
  struct OpenPosition;
  static constexpr Node kWithoutMoves = ~Node{0};

  Node add(Options options);
  Sum add_sum(Nodes nodes);
  Sum add(const MisereTree& tree);
  Sum joined(Sum g, Sum h);
  Sum copies(Sum g, std::int64_t count);
  std::vector<Sum> options(Sum g, Player player);
  Sum ordinal_sum(Sum base, Sum top);
  Node negative_of_node(Node node);
  OpenPosition opened(const AnyPosition& part);
  std::optional<Sum> sum_of(const PositionParts& parts, const AnyPosition*& missing);
  Result<Sum> of_position(const AnyPosition& position);
  Result<Sum> of_one(const Construction& game);
  std::vector<bool> needed_for(Sum g) const;

  Workspace& workspace_;
  Charge charge_;
  std::vector<const Options*> nodes_;
  std::vector<bool> impartial_;  // whether both players have the same moves in a node, always
  std::map<Options, Node> numbers_of_nodes_;
  std::vector<const Nodes*> sums_;
  std::map<Nodes, Sum> numbers_of_sums_;
  std::unordered_map<Node, Node> negatives_;
  std::unordered_map<AnyPosition, Node, AnyPositionHash> positions_;
  std::unordered_map<const Construction*, Sum> constructions_;
  std::map<std::pair<Sum, Sum>, Sum> ordinal_sums_;
};

}  // namespace summand
