#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "summand/boards/arc_diagram.hpp"
#include "summand/boards/plane_drawing.hpp"
#include "summand/boards/tinted_graph.hpp"
#include "summand/draw/picture_figure.hpp"
#include "summand/ruleset/tinted_graph_play.hpp"

namespace summand {

namespace {

Mark look_of(const TintedGraph& graph, int vertex, TintLetters tints) {
  if ((graph.free() >> vertex & 1) != 0) return {.glyph = "○", .paint = Paint::empty};
  if ((graph.tinted(Player::left) >> vertex & 1) != 0) {
    return {.glyph = "●", .paint = Paint::left, .plain = std::string(1, tints.left)};
  }
  return {.glyph = "●", .paint = Paint::right, .plain = std::string(1, tints.right)};
}

// A grid with edges between its vertices. A vertex that is gone leaves a hole.
Picture grid_picture(const TintedGraph& graph, std::span<const Mark> looks) {
  Picture picture{.rows = 2 * graph.rows() - 1, .columns = 4 * graph.columns() - 3, .marks = {}};
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    const int row = 2 * (vertex / graph.columns()), column = 4 * (vertex % graph.columns());
    picture.marks.push_back(looks[static_cast<std::size_t>(vertex)]);
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

// A graph that is no grid, as the lists that drawings need.
struct Listed {
  std::vector<NamedVertex> vertices = {};
  std::vector<VertexPair> edges = {};

  Listed(const TintedGraph& graph, std::span<const Mark> looks) {
    std::vector<int> place(TintedGraph::kMostVertices, 0);
    TintedGraph::for_each(graph.vertices(), [&](int vertex) {
      place[static_cast<std::size_t>(vertex)] = static_cast<int>(vertices.size());
      vertices.push_back({looks[static_cast<std::size_t>(vertex)], std::to_string(vertex)});
    });
    TintedGraph::for_each(graph.vertices(), [&](int vertex) {
      TintedGraph::for_each(graph.beside(vertex) & ~low_bits(vertex), [&](int other) {
        edges.push_back(
            {place[static_cast<std::size_t>(vertex)], place[static_cast<std::size_t>(other)]});
      });
    });
  }
};

// Drawn without crossings if possible, otherwise under arcs, unless there are too many.
std::optional<Picture> graph_picture(const Listed& graph) {
  if (const auto drawing = PlaneDrawing::of(graph.vertices, graph.edges)) {
    if (auto picture = drawing->picture()) return picture;
  }
  return arc_diagram(graph.vertices, graph.edges);
}

Picture text_picture(const std::string& text) {
  Picture picture{.rows = 1, .columns = static_cast<int>(text.size()), .marks = {}};
  for (int i = 0; i < std::ssize(text); ++i) {
    picture.marks.push_back({0, i, std::string(1, text[static_cast<std::size_t>(i)])});
  }
  return picture;
}

// The picture with a mark for each vertex. Vertices that are gone have none.
std::optional<Picture> picture_of(const TintedGraph& graph, std::span<const Mark> looks) {
  return graph.is_grid() ? std::optional(grid_picture(graph, looks))
                         : graph_picture(Listed(graph, looks));
}

using Looks = std::array<Mark, TintedGraph::kMostVertices>;

// The look of a vertex of the start during play, if there is no piece on it.
Mark look_in_play(const TintedGraph& now, int vertex, PieceLetters letters) {
  if ((now.vertices() >> vertex & 1) == 0) return {.glyph = "#", .paint = Paint::blocked};
  return look_of(now, vertex, tints_of(letters));
}

Looks looks_of(const TintedGraph& graph, TintLetters tints) {
  Looks out;
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    out[static_cast<std::size_t>(vertex)] = look_of(graph, vertex, tints);
  });
  return out;
}

std::optional<PlaneDrawing> plane_drawing_of(const TintedGraph& graph) {
  if (graph.is_grid() || graph.empty()) return std::nullopt;
  const Looks looks = looks_of(graph, {});
  const Listed listed(graph, looks);
  return PlaneDrawing::of(listed.vertices, listed.edges);
}

}  // namespace

Picture TintedGraph::picture(TintLetters tints) const {
  return picture_of(*this, looks_of(*this, tints)).value_or(text_picture(print(tints)));
}

std::optional<ShapeLayout> layout_of(const TintedGraph& graph) {
  const auto drawing = plane_drawing_of(graph);
  if (!drawing) return std::nullopt;
  return ShapeLayout{.vertices = drawing->places()};
}

Figure figure_of(const TintedGraph& graph, Medium medium) {
  if (const auto drawing = plane_drawing_of(graph)) return drawing->figure();
  return figure_of(graph.picture(), medium);
}

Picture picture_after(const TintedGraph& start, std::span<const MoveMade<int>> moves,
                      KeepsAway whom, PieceLetters letters) {
  TintedGraph now = start;
  for (const auto& [player, vertex] : moves) now.put(vertex, player, whom);
  Looks looks;
  TintedGraph::for_each(start.vertices(), [&](int vertex) {
    looks[static_cast<std::size_t>(vertex)] = look_in_play(now, vertex, letters);
  });
  for (const auto& [player, vertex] : moves) {
    const bool is_left = player == Player::left;
    looks[static_cast<std::size_t>(vertex)] = {
        .glyph = std::string(1, is_left ? letters.left : letters.right),
        .paint = is_left ? Paint::left : Paint::right};
  }
  return picture_of(start, looks).value_or(text_picture(now.print(tints_of(letters))));
}

}  // namespace summand
