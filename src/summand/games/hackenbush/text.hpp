// Hackenbush positions as text: edge lists `0-1L 1-2R` and stalks `LRR G`.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/boards/graph.hpp"

namespace summand::games::hackenbush {

inline constexpr std::size_t kMostEdges = 1'000'000;
inline constexpr Vertex kMostVertex = 999'999'999;

// Reads edges `0-1L` (vertex 0 is the ground), or stalks, whose first letter is the edge on the
// ground. They are separated by spaces or commas, in any order. The ground alone is `0`. A line of
// another program, `graph6 D?{` (boards/graph_line.hpp), is a green graph on vertex 0. Fails if an
// edge is not connected to the ground.
Result<ColouredGraph> parse(std::string_view text);

// The text that parse() reads: stalks if the graph has the numbering of stalks, edges otherwise.
std::string print(const ColouredGraph& graph);

// Writes `1-2L`.
std::string print(Edge edge);

}  // namespace summand::games::hackenbush
