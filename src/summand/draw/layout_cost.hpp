// LayoutCost: how far a layout is from a good one. Lower is better; all in integers.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/draw/graph_layout.hpp"

namespace summand {

class LayoutCost {
 public:
  // More than everything else together, for each crossing and each node on another's line.
  static constexpr std::int64_t kCrossing = 1'000'000;

  explicit LayoutCost(const GraphToLayOut& graph);

  // The parts of the cost in which the node takes part.
  std::int64_t of_node(const std::vector<GridPlace>& places, std::uint32_t node) const;
  std::int64_t of_all(const std::vector<GridPlace>& places) const;

  // How many lines are between the ground and a node, by the shortest way (from node 0 where
  // nothing stands on the ground).
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
  std::vector<bool> holds_branch_;  // whether something falls without the line
};

}  // namespace summand
