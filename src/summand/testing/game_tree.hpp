// GameTree: a game as its plain definition, and the order of games by that definition only. Tests
// compare the results of the store with it. It is slow.
#pragma once

#include <cstddef>
#include <vector>

#include "summand/value/store.hpp"

namespace summand::testing {

struct GameTree {
  std::vector<GameTree> left, right;
};

// G <= H unless some G^L >= H or some H^R <= G. Recursive and without a table, so for small trees
// only.
inline bool reference_less_equal(const GameTree& g, const GameTree& h) {
  for (const GameTree& option : g.left) {
    if (reference_less_equal(h, option)) return false;
  }
  for (const GameTree& option : h.right) {
    if (reference_less_equal(option, g)) return false;
  }
  return true;
}

// Whether the player whose turn it is wins with best play, found by trying all moves.
inline bool reference_wins(const GameTree& g, Player to_move) {
  for (const GameTree& option : to_move == Player::left ? g.left : g.right) {
    if (!reference_wins(option, opponent(to_move))) return true;
  }
  return false;
}

inline GameTree reference_negative(const GameTree& g) {
  GameTree out;
  for (const GameTree& option : g.right) out.left.push_back(reference_negative(option));
  for (const GameTree& option : g.left) out.right.push_back(reference_negative(option));
  return out;
}

inline GameTree reference_sum(const GameTree& g, const GameTree& h) {
  GameTree out;
  for (const GameTree& option : g.left) out.left.push_back(reference_sum(option, h));
  for (const GameTree& option : h.left) out.left.push_back(reference_sum(g, option));
  for (const GameTree& option : g.right) out.right.push_back(reference_sum(option, h));
  for (const GameTree& option : h.right) out.right.push_back(reference_sum(g, option));
  return out;
}

// {G^L, G:H^L | G^R, G:H^R}
inline GameTree reference_ordinal_sum(const GameTree& g, const GameTree& h) {
  GameTree out = g;
  for (const GameTree& option : h.left) out.left.push_back(reference_ordinal_sum(g, option));
  for (const GameTree& option : h.right) out.right.push_back(reference_ordinal_sum(g, option));
  return out;
}

inline Value value_of(ValueStore& store, const GameTree& tree) {
  std::vector<Value> left, right;
  for (const GameTree& option : tree.left) left.push_back(value_of(store, option));
  for (const GameTree& option : tree.right) right.push_back(value_of(store, option));
  return store.make(left, right);
}

// The tree of a canonical form. For values with few followers only.
inline GameTree tree_of(ValueStore& store, Value g) {
  GameTree out;
  for (const Value option : store.left_options(g)) out.left.push_back(tree_of(store, option));
  for (const Value option : store.right_options(g)) out.right.push_back(tree_of(store, option));
  return out;
}

inline std::size_t size_of(const GameTree& tree) {
  std::size_t size = 1;
  for (const GameTree& option : tree.left) size += size_of(option);
  for (const GameTree& option : tree.right) size += size_of(option);
  return size;
}

}  // namespace summand::testing
