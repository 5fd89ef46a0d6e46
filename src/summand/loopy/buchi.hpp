// MarkedGame: a game of two players in which Left wins infinite plays with infinitely many marked
// moves.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/value/value.hpp"

namespace summand {

// A player who cannot move loses. Left wins an infinite play if infinitely many of its moves are
// marked, and Right wins the others.
class MarkedGame {
 public:
  using Node = std::uint32_t;

  explicit MarkedGame(const Budget& budget) : ends_(budget), moves_(budget), movers_(budget) {}

  std::size_t size() const { return ends_.size(); }

  // Adds a move to the current node, and closes the node. Targets may be later nodes, and are less
  // than 2^31.
  void add_move(Node target, bool marked) { moves_.push_back(target << 1 | Node{marked}); }
  void close_node(Player mover) {
    ends_.push_back(moves_.size());
    movers_.push_back(mover);
  }

  // Whether Left wins each node. Each round takes linear time, and removes nodes that Right wins:
  // those from which he prevents a marked move among the rest, and those from which he forces one
  // of these.
  std::vector<bool> left_wins(Budget& budget) const;

 private:
  class Solver;

  ChargedVector<std::size_t> ends_;
  ChargedVector<std::uint32_t> moves_;  // target and mark
  ChargedVector<Player> movers_;
};

}  // namespace summand
