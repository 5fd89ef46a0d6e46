// Trees of games in slanted form: Left's options are down to the left, Right's down to the right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace summand {

// The children of a node are consecutive in the list and come after the node: first those of Left,
// then those of Right.
struct TreeNode {
  std::uint32_t first_child = 0;
  std::uint32_t lefts = 0, rights = 0;
  int to_left = 0, to_right = 0;  // the room that it needs on both sides of its place

  std::uint32_t children() const { return lefts + rights; }
  friend bool operator==(const TreeNode&, const TreeNode&) = default;
};

// The distances in a tree.
struct TreeSpaces {
  int slant;  // the horizontal distance from a node to its nearest option
  int gap;    // between the rooms of two nodes on one level
  // How much of the horizontal distance to an option, beyond the slant, belongs to the node's own
  // room, in hundredths. It keeps its lines away from its neighbours.
  int lines;
};

// The horizontal places of all nodes. The leftmost room begins at 0. Every Left option lies to the
// left of its node, every Right option to the right, and rooms on one level do not overlap. Linear
// in the number of nodes times their depth. The first node is the root.
std::vector<int> tree_places(const std::vector<TreeNode>& nodes, TreeSpaces spaces);

}  // namespace summand
