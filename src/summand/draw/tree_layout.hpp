// Trees of games in the slanted form: Left's options down to the left, Right's down to the right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace summand {

// A node's children stand side by side in the list, behind the node itself: first those of Left,
// then those of Right.
struct TreeNode {
  std::uint32_t first_child = 0;
  std::uint32_t lefts = 0, rights = 0;
  int to_left = 0, to_right = 0;  // the room it takes beside its own place

  std::uint32_t children() const { return lefts + rights; }
  friend bool operator==(const TreeNode&, const TreeNode&) = default;
};

// How far apart things are.
struct TreeSpaces {
  int slant;  // from a node to its nearest option, across
  int gap;    // between the rooms of two nodes of a level
  // Hundredths of the way across to an option, behind the slant, that belong to the node's own
  // room, so that its lines do not run through its neighbours.
  int lines;
};

// The places of all nodes across, the leftmost room at 0. Every Left option lies to the left of its
// node, every Right option to the right, and rooms of one level do not overlap. Linear in the nodes
// times their depth. The first node is the root.
std::vector<int> tree_places(const std::vector<TreeNode>& nodes, TreeSpaces spaces);

}  // namespace summand
