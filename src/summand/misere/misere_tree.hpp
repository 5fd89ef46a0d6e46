// MisereTree: a game that is written out with all its options, for misère play.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/value/store.hpp"

namespace summand {

// The options of a node come before it. The last node is the game. Assumes at least one node.
struct MisereTree {
  struct Node {
    std::vector<std::uint32_t> left, right;
  };
  std::vector<Node> nodes;
};

// The largest number in a tree, as a nim-heap or as a number of free moves.
inline constexpr std::uint32_t kMostMisereNumber = 1024;

// The nim-heap of n. Assumes n <= kMostMisereNumber.
MisereTree nim_heap_tree(std::uint32_t n);

// n free moves for a player: the game {n-1|} for Left, whose option is n-1, and so on.
MisereTree free_moves_tree(std::uint32_t n, Player player);

// A nimber as a nim-heap, and an integer as free moves. Other values are refused: games that are
// equal in normal play can differ in misère play, so a value does not say which game is meant.
Result<MisereTree> misere_tree(ValueStore& store, Value value);

}  // namespace summand
