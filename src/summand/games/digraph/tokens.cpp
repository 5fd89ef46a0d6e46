#include "summand/games/digraph/tokens.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/core.h>
#include <utility>

#include "summand/boards/graph_line.hpp"

namespace summand::games::digraph {

namespace {

// The arrows of a graph are for both players.
Result<Arrows> arrows_of(const GraphLine& graph) {
  if (!graph.directed) {
    return fail("edges have no direction: write a directed graph, in digraph6");
  }
  if (graph.vertices > Arrows::kMostVertices || graph.edges.size() > Arrows::kMostArrows) {
    return fail(fmt::format("a graph has at most {} vertices and {} arrows", Arrows::kMostVertices,
                            Arrows::kMostArrows));
  }
  std::vector<std::vector<Arrow>> from(graph.vertices);
  for (const auto [one, other] : graph.edges) from[one].push_back({other, Whose::both});
  return Arrows(std::move(from));
}

Result<Arrows> read_arrows(std::string_view text) {
  auto graph = graph_in(text);
  if (!graph) return parse_arrows(text);
  if (!*graph) return std::unexpected(std::move(*graph).error());
  return arrows_of(**graph);
}

// The place of the colon before the tokens. A line of sparse6 begins with a colon, too.
std::size_t end_of_graph(std::string_view text) {
  const std::size_t begin = text.contains("sparse6") ? text.size() : 0;
  return std::min(text.find(':', begin), text.size());
}

}  // namespace

Result<Tokens> Tokens::parse(std::string_view text) {
  const std::size_t colon = end_of_graph(text);
  SUMMAND_TRY(arrows, read_arrows(text.substr(0, colon)));
  Tokens out{std::make_shared<const Arrows>(std::move(arrows))};
  if (colon == text.size() && out.graph->vertices() == 0) {
    return fail("a token stands on vertex 0, but this graph has no vertices");
  }
  if (colon == text.size()) out.tokens.push_back(0);
  for (std::size_t at = colon + 1; at < text.size();) {
    if (text[at] == ' ' || text[at] == ',') {
      ++at;
      continue;
    }
    Vertex token = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), token);
    if (error != std::errc() || token >= out.graph->vertices()) {
      return fail("expected the vertex of a token, one of the graph", at);
    }
    if (out.tokens.size() == kMost) return fail(fmt::format("more than {} tokens", kMost), at);
    out.tokens.push_back(token);
    at = static_cast<std::size_t>(end - text.data());
  }
  std::ranges::sort(out.tokens);
  return out;
}

std::string Tokens::print() const {
  std::string out = digraph::print(*graph) + ':';
  for (const Vertex token : tokens) out += ' ' + std::to_string(token);
  return out;
}

Tokens Tokens::moved(Vertex from, Vertex to) const {
  Tokens out = *this;
  *std::ranges::lower_bound(out.tokens, from) = to;
  std::ranges::sort(out.tokens);
  return out;
}

BoardShape Tokens::shape() const {
  BoardShape out{.kind = ShapeKind::strip,
                 .rows = 1,
                 .columns = static_cast<int>(graph->vertices()),
                 .letters = ".1"};
  std::vector<int> count(graph->vertices(), 0);
  for (const Vertex token : tokens) ++count[token];
  for (const int here : count) {
    out.cells.push_back({.name = std::to_string(out.cells.size()),
                         .content = here == 0 ? "." : std::to_string(here)});
  }
  return out;
}

Picture Tokens::picture() const {
  constexpr std::size_t kRows = 40;
  constexpr int kColumns = 78;
  Picture out;
  // Writes a word at a column of the last row, and returns the column behind it.
  const auto write = [&](int column, std::string_view word, Paint paint) {
    for (const char c : word) {
      out.marks.push_back({out.rows - 1, column++, std::string(1, c), paint});
    }
    out.columns = std::max(out.columns, column);
    return column;
  };
  const std::size_t rows = std::min(graph->vertices(), kRows);
  const int width = static_cast<int>(std::to_string(rows).size());
  for (Vertex vertex = 0; vertex < rows; ++vertex) {
    ++out.rows;
    const auto here = std::ranges::count(tokens, vertex);
    if (here > 0) out.marks.push_back({out.rows - 1, 0, "●", Paint::either, "*"});
    if (here > 1) write(1, fmt::format("{}", here), Paint::plain);
    int column = write(5, fmt::format("{:>{}} >", vertex, width), Paint::plain);
    for (const Arrow arrow : graph->from(vertex)) {
      if (column > kColumns - 10) {
        out.marks.push_back({out.rows - 1, column + 1, "…", Paint::faint, "+"});
        out.columns = std::max(out.columns, column + 2);
        break;
      }
      const Paint paint = arrow.whose == Whose::both   ? Paint::plain
                          : arrow.whose == Whose::left ? Paint::left
                                                       : Paint::right;
      column = write(column + 1, std::to_string(arrow.to), paint);
      if (arrow.whose != Whose::both) {
        column = write(column, arrow.whose == Whose::left ? "L" : "R", paint);
      }
    }
  }
  if (rows < graph->vertices()) {
    out.marks.push_back({out.rows++, 5, "⋮", Paint::faint});
    out.columns = std::max(out.columns, 6);
  }
  return out;
}

}  // namespace summand::games::digraph
