// Layouts of graphs: places for their nodes on a small grid, so that lines are short, stand apart
// and do not cross where that can be had. The same graph always gets the same layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace summand {

// Columns to the right, rows upwards from the ground, which is row 0. An edge is about two long.
struct GridPlace {
  int x = 0;
  int y = 0;

  friend bool operator==(const GridPlace&, const GridPlace&) = default;
  friend auto operator<=>(const GridPlace&, const GridPlace&) = default;
};

// What a node of a layout stands for: a vertex; the foot of a line on the ground; the middle of a
// line that is bent, as one of several between the same vertices; the far end of a loop.
enum class NodeKind : std::uint8_t { vertex, foot, bend, loop };

// A simple graph that hangs together. Feet and loops have one line, bends two.
struct GraphToLayOut {
  std::vector<NodeKind> kinds;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> lines;
};

inline constexpr std::size_t kMostLaidOut = 100;  // nodes and lines, together
inline constexpr std::int64_t kMostCrossings = 8;

// Places for the nodes, the leftmost in column 0: feet on the ground and everything else above it.
// The best of many layouts that are tried, a bounded number: what can be drawn without a crossing
// mostly is, and no node lies on another's line. Nothing for a graph of more than kMostLaidOut
// nodes and lines, and where more crossings remain. Asks the current budget.
std::optional<std::vector<GridPlace>> lay_out(const GraphToLayOut& graph,
                                              std::int64_t most_crossings = kMostCrossings);

}  // namespace summand
