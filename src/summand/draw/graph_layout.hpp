// Layouts of graphs: places for their nodes on a small grid. Lines are short, keep apart, and do
// not cross if the search can avoid it. The same graph always gets the same layout.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace summand {

// Columns to the right, and rows upwards from the ground, which is row 0. An edge is about 2 long.
struct GridPlace {
  int x = 0;
  int y = 0;

  friend bool operator==(const GridPlace&, const GridPlace&) = default;
  friend auto operator<=>(const GridPlace&, const GridPlace&) = default;
};

// The kinds of nodes: a vertex; the end of a line on the ground; the middle of a bent line, which
// is one of several between the same vertices; the far end of a loop.
enum class NodeKind : std::uint8_t { vertex, foot, bend, loop };

// A connected simple graph. Feet and loops have one line each, bends have two.
struct GraphToLayOut {
  std::vector<NodeKind> kinds;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> lines;
};

inline constexpr std::size_t kMostLaidOut = 100;  // nodes and lines together
inline constexpr std::int64_t kMostCrossings = 8;

// Places for the nodes: feet on the ground, everything else above it, and the leftmost node in
// column 0. It is the best of a bounded number of layouts. A planar graph is usually drawn without
// crossings, and no node lies on the line of another. Returns nullopt for a graph of more than
// kMostLaidOut nodes and lines, and if more than `most_crossings` remain. Asks the current budget.
std::optional<std::vector<GridPlace>> lay_out(const GraphToLayOut& graph,
                                              std::int64_t most_crossings = kMostCrossings);

}  // namespace summand
