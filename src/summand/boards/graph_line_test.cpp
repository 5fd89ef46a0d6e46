#include "summand/boards/graph_line.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/boards/tinted_graph.hpp"
#include "summand/testing/table.hpp"

namespace summand {
namespace {

using Pairs = std::vector<std::pair<std::uint32_t, std::uint32_t>>;

// The edges as a person writes them, sorted: "0-1 1-2", with > for arrows. "-" for none.
std::string ends_in_words(const GraphLine& graph) {
  Pairs pairs;
  for (const auto [from, to] : graph.edges) pairs.emplace_back(from, to);
  std::ranges::sort(pairs);
  std::string out;
  for (const auto& [from, to] : pairs) {
    out += fmt::format("{}{}{}{}", out.empty() ? "" : " ", from, graph.directed ? '>' : '-', to);
  }
  return out.empty() ? "-" : out;
}

GraphLine line_read(std::string_view line) {
  auto graph = parse_graph_line(line);
  EXPECT_TRUE(graph.has_value()) << line << ": " << graph.error().message;
  return graph.value_or(GraphLine{});
}

std::string error_of(std::string_view line) {
  const auto graph = parse_graph_line(line);
  return graph ? "read" : fmt::format("{}: {}", graph.error().offset, graph.error().message);
}

// --- a writer of its own, by characters of '0' and '1' ---

std::string characters(std::string bits, char fill) {
  while (bits.size() % 6 != 0) bits += fill;
  std::string out;
  for (std::size_t i = 0; i < bits.size(); i += 6) {
    int group = 0;
    for (std::size_t j = 0; j < 6; ++j) group = 2 * group + (bits[i + j] - '0');
    out += static_cast<char>(63 + group);
  }
  return out;
}

std::string in_binary(std::uint64_t number, int width) {
  std::string out;
  while (width-- > 0) out += static_cast<char>('0' + (number >> width & 1));
  return out;
}

std::string size_text(std::uint64_t size) {
  if (size <= 62) return characters(in_binary(size, 6), '0');
  if (size <= 258047) return "~" + characters(in_binary(size, 18), '0');
  return "~~" + characters(in_binary(size, 36), '0');
}

std::string matrix_text(std::uint32_t size, const Pairs& edges, bool directed) {
  std::string bits;
  for (std::uint32_t one = 0; one < size; ++one) {
    for (std::uint32_t other = 0; other < (directed ? size : one); ++other) {
      const auto pair = directed ? std::pair(one, other) : std::pair(other, one);
      bits += std::ranges::count(edges, pair) > 0 ? '1' : '0';
    }
  }
  return (directed ? "&" : "") + size_text(size) + characters(bits, '0');
}

// The vertex with more vertices before it is written first, as the format wants.
std::string list_text(std::uint32_t size, Pairs edges) {
  for (auto& [one, other] : edges) {
    if (one > other) std::swap(one, other);
  }
  std::ranges::sort(edges, {}, [](const auto& edge) { return std::pair(edge.second, edge.first); });
  int width = 0;
  while (size > 1 && (size - 1) >> width != 0) ++width;
  std::string bits;
  std::uint32_t vertex = 0;
  for (const auto& [low, high] : edges) {
    if (high == vertex) {
      bits += '0' + in_binary(low, width);
    } else if (high == vertex + 1) {
      bits += '1' + in_binary(low, width);
    } else {
      bits += '1' + in_binary(high, width) + '0' + in_binary(low, width);
    }
    vertex = high;
  }
  const std::size_t fill = (6 - bits.size() % 6) % 6;
  const bool looks_like_loop = size == 1U << width && width > 0 && vertex + 2 == size &&
                               fill > static_cast<std::size_t>(width);
  if (looks_like_loop) bits += '0';
  return ":" + size_text(size) + characters(bits, '1');
}

TEST(GraphLine, ReadsWhatNautyAndNetworkxWrote) {
  for (const auto& row : testing::table("graph_lines.tsv")) {
    ASSERT_EQ(row.size(), 4U);
    const GraphLine graph = line_read(row[0]);
    EXPECT_EQ(graph.vertices, std::stoul(row[2])) << row[0];
    EXPECT_EQ(ends_in_words(graph), row[3]) << row[0];
    EXPECT_EQ(graph.directed, row[0][0] == '&');
    EXPECT_EQ(graph.loops_otherwise, std::nullopt) << row[0];
  }
}

// The examples of formats.txt.
TEST(GraphLine, ReadsTheExamplesOfTheDefinition) {
  EXPECT_EQ(ends_in_words(line_read("DQc")), "0-2 0-4 1-3 3-4");
  EXPECT_EQ(ends_in_words(line_read(":Fa@x^")), "0-1 0-2 1-2 5-6");
  EXPECT_EQ(ends_in_words(line_read("&DI?AO?")), "0>2 0>4 3>1 3>4");
  EXPECT_EQ(line_read(":~?@?").vertices, 64U);
  EXPECT_EQ(line_read(":~B?x").vertices, 12345U);
  EXPECT_EQ(line_read(":~~?ZZZZZ").vertices, 460175067U);
}

RC_GTEST_PROP(GraphLine, ReadsBackEveryGraph, ()) {
  const auto size = *rc::gen::inRange<std::uint32_t>(2, 70);
  const auto end = rc::gen::inRange<std::uint32_t>(0, size);
  const auto all = *rc::gen::container<Pairs>(rc::gen::pair(end, end));
  Pairs simple, arrows = all, ordered;
  for (auto [one, other] : all) {
    if (one > other) std::swap(one, other);
    ordered.emplace_back(one, other);
    if (one != other) simple.emplace_back(one, other);
  }
  const auto sorted = [](Pairs pairs, bool once) {
    std::ranges::sort(pairs);
    if (once) pairs.erase(std::ranges::unique(pairs).begin(), pairs.end());
    return pairs;
  };
  const auto found = [&](const std::string& line) {
    const auto graph = parse_graph_line(line);
    RC_ASSERT(graph.has_value());
    RC_ASSERT(graph->vertices == size);
    Pairs pairs;
    for (const auto [from, to] : graph->edges) pairs.emplace_back(from, to);
    return sorted(pairs, false);
  };
  RC_ASSERT(found(matrix_text(size, simple, false)) == sorted(simple, true));
  RC_ASSERT(found(matrix_text(size, arrows, true)) == sorted(arrows, true));
  RC_ASSERT(found(list_text(size, all)) == sorted(ordered, false));
}

// The law of the format: a line and our own text of the same graph are one position. All graphs
// with up to 6 vertices.
TEST(GraphLine, GivesThePositionOfItsOwnText) {
  for (std::uint32_t size = 1; size <= 6; ++size) {
    Pairs pairs;
    for (std::uint32_t other = 1; other < size; ++other) {
      for (std::uint32_t one = 0; one < other; ++one) pairs.emplace_back(one, other);
    }
    for (std::uint32_t set = 0; set < 1U << pairs.size(); ++set) {
      Pairs edges;
      std::string own;
      for (std::uint32_t vertex = 0; vertex < size; ++vertex) own += std::to_string(vertex) + " ";
      for (std::size_t i = 0; i < pairs.size(); ++i) {
        if ((set >> i & 1) == 0) continue;
        edges.push_back(pairs[i]);
        own += fmt::format("{}-{} ", pairs[i].first, pairs[i].second);
      }
      for (const std::string& text :
           {"graph6 " + matrix_text(size, edges, false), "sparse6 " + list_text(size, edges)}) {
        ASSERT_EQ(TintedGraph::parse(text, KeepsAway::opponent),
                  TintedGraph::parse(own, KeepsAway::opponent))
            << text;
      }
    }
  }
}

TEST(GraphLine, IgnoresTheEndOfTheLineAndItsHeader) {
  for (const char* line : {"A_\r\n", "A_\n", "A_\r", ">>graph6<<A_", ">>graph6<<A_\r\n", ":An\r\n",
                           ">>sparse6<<:An\n"}) {
    EXPECT_EQ(ends_in_words(line_read(line)), "0-1") << line;
  }
  EXPECT_EQ(ends_in_words(line_read(">>digraph6<<&AO\n")), "0>1");
}

TEST(GraphLine, SaysWhereALineIsWrong) {
  EXPECT_EQ(error_of(""), "0: a graph is expected here");
  EXPECT_EQ(error_of("D?"), "2: the line ends in the middle of the graph");
  EXPECT_EQ(error_of("~?"), "2: the line ends in the middle of the graph");
  EXPECT_EQ(error_of("D?{?"), "3: there is more behind the graph of 5 vertices");
  EXPECT_EQ(error_of("Bz"), "1: the last character has bits that belong to no edge");
  EXPECT_EQ(error_of("A_ "), "2: graph6 has no byte 0x20: its characters are those from ? to ~");
  EXPECT_EQ(error_of("A_\x1b"), "2: graph6 has no byte 0x1b: its characters are those from ? to ~");
  EXPECT_EQ(error_of(":An~~"), "3: there is more behind the graph of 2 vertices");
  EXPECT_EQ(error_of(":?~"), "2: there is more behind the graph of 0 vertices");
  EXPECT_EQ(error_of("~~~?????"), "0: a graph has at most 1000000000 vertices");
  EXPECT_EQ(error_of(">>graph6<<:An"),
            "10: the header is that of graph6, but the graph behind it is sparse6");
  EXPECT_TRUE(error_of(";n").contains("write whole graphs"));
  EXPECT_TRUE(error_of(">>sparse6<<;n").contains("incremental"));
}

TEST(GraphLine, IsNamedByAWordOrByAHeader) {
  EXPECT_EQ(ends_in_words(graph_in("graph6 A_")->value()), "0-1");
  EXPECT_EQ(ends_in_words(graph_in("sparse6 :An")->value()), "0-1");
  EXPECT_EQ(ends_in_words(graph_in("digraph6  &AO")->value()), "0>1");
  EXPECT_EQ(ends_in_words(graph_in(">>graph6<<A_")->value()), "0-1");
  for (const char* text : {"A_", ":An", "grid 3x4", "graph 6", "LRL", "", "0-1"}) {
    EXPECT_FALSE(graph_in(text).has_value()) << text;
  }
  EXPECT_EQ(graph_in("graph6 :An")->error().message,
            "this graph is sparse6, and not graph6: write sparse6 before it");
  EXPECT_EQ(graph_in("graph6 D?")->error().offset, 9U);
  EXPECT_FALSE(graph_in("graph6")->has_value());
}

// networkx gives a vertex of a graph of one vertex 1 bit, and the definition 0 bits.
TEST(GraphLine, AVertexWithLoopsIsReadInBothWays) {
  EXPECT_EQ(ends_in_words(line_read(":@^")), "0-0");  // nauty
  EXPECT_EQ(line_read(":@^").loops_otherwise, std::nullopt);
  EXPECT_EQ(line_read(":@N").edges.size(), 2U);  // networkx: one loop
  EXPECT_EQ(line_read(":@N").loops_otherwise, 1U);
  EXPECT_EQ(line_read(":@?N").loops_otherwise, 4U);

  const auto loops = [](const GraphLine& graph) -> Result<std::size_t> {
    return graph.edges.size();
  };
  const auto vertices = [](const GraphLine& graph) -> Result<std::uint32_t> {
    return graph.vertices;
  };
  EXPECT_EQ(position_on(line_read(":@^"), loops), 1U);
  EXPECT_EQ(position_on(line_read(":@N"), vertices), 1U);
  EXPECT_EQ(position_on(line_read(":@N"), loops).error().message,
            "this line is a vertex with 2 loops by the definition of sparse6, and with 1 loop if "
            "networkx wrote it: write the position in the notation of the game (the line of one "
            "loop is :@^)");
}

TEST(TintedGraph, TakesGraphsWithLoopsWhereTheyForbidNothing) {
  const auto snort = [](std::string_view text) {
    return TintedGraph::parse(text, KeepsAway::opponent);
  };
  const auto col = [](std::string_view text) { return TintedGraph::parse(text, KeepsAway::owner); };
  EXPECT_EQ(snort("sparse6 :AH"), snort("0-1"));
  EXPECT_EQ(snort("sparse6 :AG^"), snort("0-1"));  // two edges 0-1
  EXPECT_EQ(snort("sparse6 :@^"), snort("0"));
  EXPECT_EQ(snort("sparse6 :@N"), snort("0"));
  EXPECT_EQ(col("sparse6 :An"), col("0-1"));
  EXPECT_EQ(col("sparse6 :AH").error().message,
            "vertex 0 has a loop: a piece there would stand beside itself, and the rules do not "
            "say whether it may");
  EXPECT_EQ(snort("graph6 ?"), snort("empty"));
  EXPECT_FALSE(snort("digraph6 &AO"));
  EXPECT_EQ(snort("sparse6 :~?@@").error().message, "a position has at most 64 vertices");
}

}  // namespace
}  // namespace summand
