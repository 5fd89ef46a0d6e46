// LayoutCost: the distance of a layout from a good one. Lower is better. All costs are integers.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/draw/graph_layout.hpp"

namespace summand {

class LayoutCost {
 public:
  // The cost of a crossing, and of a node on another's line. It is more than all other costs
  // together.
  static constexpr std::int64_t kCrossing = 1'000'000;

  explicit LayoutCost(const GraphToLayOut& graph);

  // The cost of everything that involves the node.
  std::int64_t of_node(const std::vector<GridPlace>& places, std::uint32_t node) const;
  std::int64_t of_all(const std::vector<GridPlace>& places) const;

  // The number of lines on the shortest path from the ground to each node. If nothing stands on the
  // ground, paths begin at node 0.
  const std::vector<int>& levels() const { return levels_; }
  const std::vector<std::uint32_t>& lines_at(std::uint32_t node) const { return lines_at_[node]; }

 private:
  std::vector<int> levels_without(std::size_t gone_line) const;
  std::int64_t of_line(const std::vector<GridPlace>& places, std::uint32_t line) const;
  std::int64_t of_two_lines(const std::vector<GridPlace>& places, std::uint32_t one,
                            std::uint32_t other) const;
  std::int64_t of_two_nodes(const std::vector<GridPlace>& places, std::uint32_t one,
                            std::uint32_t other) const;
  std::int64_t of_node_and_line(const std::vector<GridPlace>& places, std::uint32_t node,
                                std::uint32_t line) const;

  const GraphToLayOut& graph_;
  std::vector<std::vector<std::uint32_t>> lines_at_;
  std::vector<int> levels_;
  std::vector<bool> holds_branch_;  // whether something falls if the line is removed
};

}  // namespace summand
