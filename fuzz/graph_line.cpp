// Any text as a line of graph6, sparse6 or digraph6, and as a text that says which it is.
#include "summand/boards/graph_line.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/check.hpp"

extern "C" int summand_fuzz_graph_line(const std::uint8_t* data, std::size_t size) {
  using namespace summand;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto graph = parse_graph_line(text);
  if (!graph) {
    SUMMAND_CHECK(graph.error().offset <= size);
  } else {
    SUMMAND_CHECK(graph->edges.size() <= 6 * size);
    for (const auto [from, to] : graph->edges) {
      SUMMAND_CHECK(from < graph->vertices && to < graph->vertices);
      SUMMAND_CHECK(graph->directed || from <= to);
    }
    if (graph->loops_otherwise) SUMMAND_CHECK(*graph->loops_otherwise < graph->edges.size());
    // The end of a line does not matter.
    if (!text.ends_with('\n') && !text.ends_with('\r')) {
      SUMMAND_CHECK(parse_graph_line(std::string(text) + "\r\n") == graph);
    }
  }
  if (const auto named = graph_in(text); named && !*named) {
    SUMMAND_CHECK(named->error().offset <= size);
  }
  return 0;
}
