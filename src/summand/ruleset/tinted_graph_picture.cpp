#include <string>
#include <vector>

#include "summand/ruleset/arc_diagram.hpp"
#include "summand/ruleset/tinted_graph.hpp"

namespace summand {

namespace {

Mark look_of(const TintedGraph& graph, int vertex) {
  if ((graph.free() >> vertex & 1) != 0) return {.glyph = "○", .paint = Paint::empty};
  if ((graph.tinted(Player::left) >> vertex & 1) != 0) {
    return {.glyph = "●", .paint = Paint::left, .plain = "L"};
  }
  return {.glyph = "●", .paint = Paint::right, .plain = "R"};
}

// Flat, with edges between the vertices; what is gone leaves a hole.
Picture grid_picture(const TintedGraph& graph) {
  Picture picture{.rows = 2 * graph.rows() - 1, .columns = 4 * graph.columns() - 3, .marks = {}};
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    const int row = 2 * (vertex / graph.columns()), column = 4 * (vertex % graph.columns());
    picture.marks.push_back(look_of(graph, vertex));
    picture.marks.back().row = row;
    picture.marks.back().column = column;
    TintedGraph::for_each(graph.beside(vertex) & ~low_bits(vertex), [&](int other) {
      if (other - vertex == graph.columns()) {
        picture.marks.push_back({row + 1, column, "│", Paint::faint});
      } else {
        for (int step = 1; step < 4; ++step) {
          picture.marks.push_back({row, column + step, "─", Paint::faint});
        }
      }
    });
  });
  return picture;
}

// Under arcs, as long as these are no thicket.
std::optional<Picture> row_picture(const TintedGraph& graph) {
  std::vector<RowVertex> vertices;
  std::vector<RowEdge> edges;
  std::vector<int> place(TintedGraph::kMostVertices, 0);
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    place[static_cast<std::size_t>(vertex)] = static_cast<int>(vertices.size());
    vertices.push_back({look_of(graph, vertex), std::to_string(vertex)});
  });
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    TintedGraph::for_each(graph.beside(vertex) & ~low_bits(vertex), [&](int other) {
      edges.push_back(
          {place[static_cast<std::size_t>(vertex)], place[static_cast<std::size_t>(other)]});
    });
  });
  return arc_diagram(vertices, edges);
}

Picture text_picture(const std::string& text) {
  Picture picture{.rows = 1, .columns = static_cast<int>(text.size()), .marks = {}};
  for (int i = 0; i < std::ssize(text); ++i) {
    picture.marks.push_back({0, i, std::string(1, text[static_cast<std::size_t>(i)])});
  }
  return picture;
}

}  // namespace

Picture TintedGraph::picture() const {
  if (is_grid()) return grid_picture(*this);
  return row_picture(*this).value_or(text_picture(print()));
}

}  // namespace summand
