// MisereTree: a game that is written out with all its options, for misère play.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/value/store.hpp"

namespace summand {

// Nodes and sums of nodes share what they have in common, so the parts may stand for games that are
// much larger. A node has no other nodes in its options than those that come before it.
struct MisereTree {
  using Sum = std::vector<std::uint32_t>;  // the numbers of its nodes, in rising order
  struct Node {
    std::vector<std::uint32_t> left, right;  // the numbers of the sums, in rising order, each once
  };
  struct Parts {
    std::vector<Sum> sums;
    std::vector<Node> nodes;
  };

  std::shared_ptr<const Parts> parts;
  std::uint32_t game = 0;  // the number of the sum that is the game

  // The game, if it is one node. Otherwise null.
  const Node* alone() const {
    const Sum& its = parts->sums[game];
    return its.size() == 1 ? &parts->nodes[its.front()] : nullptr;
  }
  // The game after a move to another sum.
  MisereTree after(std::uint32_t sum) const { return {parts, sum}; }
};

// The largest number in a tree, as a nim-heap or as a number of free moves.
inline constexpr std::uint32_t kMostMisereNumber = 1024;

// The nim-heap of n. Sum k is the heap of k, also for 0. Assumes n <= kMostMisereNumber.
MisereTree nim_heap_tree(std::uint32_t n);

// n free moves for a player: the game {n-1|} for Left, whose option is n-1, and so on. Sum k has k
// free moves.
MisereTree free_moves_tree(std::uint32_t n, Player player);

// A nimber as a nim-heap, and an integer as free moves. Other values are refused: games that are
// equal in normal play can differ in misère play, so a value does not say which game is meant.
Result<MisereTree> misere_tree(ValueStore& store, Value value);

}  // namespace summand
