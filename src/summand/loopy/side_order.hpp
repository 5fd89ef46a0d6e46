// The order of all finite loopy games, stoppers or not, by their sides.
//
// The onside G+ of a game G is G with every infinite play won by Left. Its offside G- is G with
// every infinite play won by Right. G >= H if G+ >= H+ and G- >= H- (Conway, "Loopy games"; Winning
// Ways ch. 11). Then G + X is at least as good for Left as H + X for every X.
#pragma once

#include <compare>
#include <vector>

#include "summand/loopy/loopy_graph.hpp"

namespace summand {

// Left, moving second in G - H, wins if play ends with Right unable to move, and she wins an
// infinite play if infinitely many of its moves are in G. Then infinite play in G is hers, and she
// does not lose a sum in which infinite play in -H is Right's. Such a game (a Büchi game) is solved
// on the alternate play of the difference, in a time that is linear in its moves times the number
// of rounds. There are few rounds in most games. Throw LimitReached.
bool onside_greater_or_equal(const LoopyGame& g, const LoopyGame& h, Budget& budget);
bool offside_greater_or_equal(const LoopyGame& g, const LoopyGame& h, Budget& budget);

bool greater_or_equal(const LoopyGame& g, const LoopyGame& h, Budget& budget);
bool equal(const LoopyGame& g, const LoopyGame& h, Budget& budget);
// less, equivalent, greater or unordered (confused)
std::partial_ordering compare(const LoopyGame& g, const LoopyGame& h, Budget& budget);

// The onside order of all pairs of a node of one graph and a node of another, which may be the
// same, by one solution for all their differences.
class OnsideOrder {
 public:
  // So many pairs take about 1 GB. More reach the size limit.
  static constexpr std::uint64_t kMostPairs = 16'000'000;

  OnsideOrder(const LoopyGraph& graph_of_g, const LoopyGraph& graph_of_h, Budget& budget);

  bool greater_or_equal(LoopyGraph::Node g, LoopyGraph::Node h) const {
    return greater_[g * width_ + h];
  }

 private:
  std::size_t width_;
  std::vector<bool> greater_;
};

}  // namespace summand
