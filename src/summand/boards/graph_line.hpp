// Graphs in lines of text that other programs write: graph6, sparse6 and digraph6 (Brendan McKay,
// "Description of graph6, sparse6 and digraph6 encodings", formats.txt of nauty, April 2022).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand {

// An edge, or an arrow from the first end to the second one. A loop has the same end twice.
struct GraphEnds {
  std::uint32_t from = 0, to = 0;

  friend bool operator==(const GraphEnds&, const GraphEnds&) = default;
};

struct GraphLine {
  static constexpr std::uint64_t kMostVertices = 1'000'000'000;

  bool directed = false;
  std::uint32_t vertices = 0;
  std::vector<GraphEnds> edges{};  // in the order of the line; sparse6 may repeat them
  // The loops of a single vertex by another way to read the line. The definition of sparse6 gives
  // the vertices of such a graph 0 bits, and networkx gives them 1 bit, so that a line of nauty
  // with 2 loops is one of networkx with 1 loop.
  std::optional<std::size_t> loops_otherwise{};

  friend bool operator==(const GraphLine&, const GraphLine&) = default;
};

// Reads one line, with its header (">>graph6<<") if it has one, and its end of line. Its first
// character tells the format: ':' is sparse6, '&' is digraph6, and other graphs are graph6. Lines
// of incremental sparse6, which need the line before, are refused. Linear in the line.
Result<GraphLine> parse_graph_line(std::string_view line);

// The graph of a text that says what it is: "graph6 D?{", "sparse6 :An", "digraph6 &AO", or a line
// with a header. nullopt for other texts.
std::optional<Result<GraphLine>> graph_in(std::string_view text);

// The same line, without its header and its end, behind the word that names its format: "graph6
// D?{". Does not check it.
std::string named_graph_line(std::string_view line);

// The error for a line that can be read as two graphs.
std::unexpected<Error> two_readings(const GraphLine& graph);

// The position of a graph, by `make`. Fails if the line can be read as two graphs that give
// different positions.
template <class Make>
auto position_on(const GraphLine& graph, const Make& make) -> decltype(make(graph)) {
  auto out = make(graph);
  if (!out || !graph.loops_otherwise) return out;
  GraphLine other = graph;
  other.edges.resize(*graph.loops_otherwise);
  if (make(other) != out) return two_readings(graph);
  return out;
}

}  // namespace summand
