#include "summand/draw/tree_layout.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace summand {
namespace {

constexpr TreeSpaces kSpaces{.slant = 2, .gap = 1, .lines = 100};

TEST(TreePlaces, ASingleOptionIsASlantAway) {
  EXPECT_EQ(tree_places({{1, 1, 0}, {}}, kSpaces), (std::vector<int>{2, 0}));
  EXPECT_EQ(tree_places({{1, 0, 1}, {}}, kSpaces), (std::vector<int>{0, 2}));
  EXPECT_EQ(tree_places({{1, 1, 1}, {}, {}}, kSpaces), (std::vector<int>{2, 0, 4}));
}

TEST(TreePlaces, LeaveRoomForNames) {
  EXPECT_EQ(tree_places({{1, 1, 1}, {0, 0, 0, 3, 3}, {0, 0, 0, 4, 0}}, kSpaces),
            (std::vector<int>{7, 3, 11}));
}

TEST(TreePlaces, AreHalfWayBetweenPackingFromTheLeftAndFromTheRight) {
  // A leaf between two options that are kept apart by their own options: at 4 or at 15.
  const TreeNode wide_right{0, 0, 0, 0, 5}, wide_left{0, 0, 0, 5, 0};
  EXPECT_EQ(
      tree_places({{1, 0, 3}, {4, 1, 1}, {}, {6, 1, 1}, {}, wide_right, wide_left, {}}, kSpaces),
      (std::vector<int>{0, 2, 10, 17, 0, 4, 15, 19}));
}

TEST(TreePlaces, AnEmptyTreeHasNoPlaces) { EXPECT_TRUE(tree_places({}, kSpaces).empty()); }

// A random tree, level by level: the numbers of children of each node.
std::vector<TreeNode> random_tree() {
  std::vector<TreeNode> nodes(1);
  const auto numbers = *rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0u, 64u));
  for (std::size_t i = 0; i < std::min(nodes.size(), numbers.size()); ++i) {
    const unsigned number = numbers[i];
    nodes[i].first_child = static_cast<std::uint32_t>(nodes.size());
    nodes[i].lefts = number % 3;
    nodes[i].rights = number / 3 % 3;
    nodes[i].to_left = static_cast<int>(number % 4);
    nodes[i].to_right = static_cast<int>(number % 5);
    nodes.resize(nodes.size() + nodes[i].children());
  }
  return nodes;
}

// The mirrored tree. Its nodes are in the same order, level by level.
std::vector<TreeNode> mirrored(const std::vector<TreeNode>& nodes,
                               std::vector<std::size_t>& origins) {
  std::vector<TreeNode> out(1);
  origins = {0};
  for (std::size_t i = 0; i < out.size(); ++i) {
    const TreeNode& node = nodes[origins[i]];
    const auto first = static_cast<std::uint32_t>(out.size());
    out[i] = {first, node.rights, node.lefts, node.to_right, node.to_left};
    for (std::uint32_t k = node.children(); k-- > 0;) origins.push_back(node.first_child + k);
    out.resize(out.size() + node.children());
  }
  return out;
}

RC_GTEST_PROP(TreePlaces, AreMirroredWithTheTree, ()) {
  const std::vector<TreeNode> nodes = random_tree();
  std::vector<std::size_t> origins;
  const std::vector<int> places = tree_places(nodes, kSpaces);
  const std::vector<int> others = tree_places(mirrored(nodes, origins), kSpaces);
  for (std::size_t i = 0; i < origins.size(); ++i) {
    RC_ASSERT(others[i] - others[0] == places[0] - places[origins[i]]);
  }
}

RC_GTEST_PROP(TreePlaces, PutLeftToTheLeftAndRightToTheRightWithoutOverlaps, ()) {
  const std::vector<TreeNode> nodes = random_tree();
  const std::vector<int> places = tree_places(nodes, kSpaces);
  std::vector<int> depth(nodes.size(), 0);
  std::vector<std::vector<std::pair<int, int>>> rooms;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    int from = places[i] - nodes[i].to_left, to = places[i] + nodes[i].to_right;
    for (std::uint32_t k = 0; k < nodes[i].children(); ++k) {
      const std::size_t child = nodes[i].first_child + k;
      depth[child] = depth[i] + 1;
      if (k < nodes[i].lefts) {
        RC_ASSERT(places[child] + kSpaces.slant <= places[i]);
      } else {
        RC_ASSERT(places[child] - kSpaces.slant >= places[i]);
      }
      from = std::min(from, places[child] + kSpaces.slant);
      to = std::max(to, places[child] - kSpaces.slant);
    }
    RC_ASSERT(from >= 0);
    rooms.resize(std::max(rooms.size(), static_cast<std::size_t>(depth[i]) + 1));
    rooms[static_cast<std::size_t>(depth[i])].emplace_back(from, to);
  }
  for (auto& level : rooms) {
    for (std::size_t i = 1; i < level.size(); ++i) {
      RC_ASSERT(level[i - 1].second + kSpaces.gap <= level[i].first);
    }
  }
}

}  // namespace
}  // namespace summand
