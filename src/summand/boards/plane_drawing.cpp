#include "summand/boards/plane_drawing.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "summand/draw/line_marks.hpp"

namespace summand {

namespace {

// For each vertex the number of its part, which is the number of its first vertex.
std::vector<std::size_t> connected_parts(std::size_t vertices, std::span<const VertexPair> edges) {
  std::vector<std::size_t> part(vertices);
  for (std::size_t i = 0; i < vertices; ++i) part[i] = i;
  for (const VertexPair& edge : edges) {
    const std::size_t one = part[static_cast<std::size_t>(edge.from)];
    const std::size_t other = part[static_cast<std::size_t>(edge.to)];
    std::ranges::replace(part, std::max(one, other), std::min(one, other));
  }
  return part;
}

// One of the four corners of a dot: 1 is to the right or down, -1 to the left or up.
struct Corner {
  int across, down;
};

// How near a line in this direction comes to a corner: the square of the cosine of the angle
// between them, in thousandths. It is 0 from a right angle on.
int nearness(Corner corner, int across, int down) {
  const int along = corner.across * across + corner.down * down;
  return along <= 0 ? 0 : 1000 * along * along / (2 * (across * across + down * down));
}

// The corner with the most room beside lines in these directions. The upper right corner is
// preferred.
Corner free_corner(std::span<const Spot> directions) {
  constexpr std::array<Corner, 4> kCorners{{{1, -1}, {1, 1}, {-1, -1}, {-1, 1}}};
  return *std::ranges::min_element(kCorners, {}, [&](Corner corner) {
    int most = 0;
    for (const Spot way : directions) most = std::max(most, nearness(corner, way.x, way.y));
    return most;
  });
}

}  // namespace

std::optional<PlaneDrawing> PlaneDrawing::of(std::span<const NamedVertex> vertices,
                                             std::span<const VertexPair> edges) {
  if (vertices.empty()) return std::nullopt;
  constexpr int kGap = 3;  // between parts
  PlaneDrawing out(vertices, edges);
  out.places_.resize(vertices.size());
  const std::vector<std::size_t> part_of = connected_parts(vertices.size(), edges);
  int left = 0;
  for (std::size_t part = 0; part < vertices.size(); ++part) {
    if (part_of[part] != part) continue;
    GraphToLayOut graph;
    std::vector<std::uint32_t> node(vertices.size(), 0);
    for (std::size_t i = part; i < vertices.size(); ++i) {
      if (part_of[i] != part) continue;
      node[i] = static_cast<std::uint32_t>(graph.kinds.size());
      graph.kinds.push_back(NodeKind::vertex);
    }
    for (const VertexPair& edge : edges) {
      const auto from = static_cast<std::size_t>(edge.from), to = static_cast<std::size_t>(edge.to);
      if (part_of[from] == part) graph.lines.emplace_back(node[from], node[to]);
    }
    const auto places = lay_out(graph, 0);
    if (!places) return std::nullopt;
    const int bottom = std::ranges::min_element(*places, {}, &GridPlace::y)->y;
    for (std::size_t i = part; i < vertices.size(); ++i) {
      if (part_of[i] != part) continue;
      const GridPlace at = (*places)[node[i]];
      out.places_[i] = {left + at.x, at.y - bottom};
      out.columns_ = std::max(out.columns_, out.places_[i].x + 1);
      out.rows_ = std::max(out.rows_, out.places_[i].y + 1);
    }
    left = out.columns_ - 1 + kGap;
  }
  return out;
}

std::optional<Picture> PlaneDrawing::picture() const {
  constexpr int kMostRows = 40, kMostColumns = 78;
  constexpr int kAcross = 2;  // columns of text for a column of the layout
  const auto square_of = [&](int vertex) {
    const GridPlace at = places_[static_cast<std::size_t>(vertex)];
    return TextSquare{rows_ - 1 - at.y, kAcross * at.x};
  };
  Picture out{.rows = rows_, .columns = 0, .marks = {}};
  std::set<TextSquare> taken;
  const auto put = [&](Mark mark, TextSquare at) {
    if (!taken.insert(at).second) return;
    mark.row = at.row;
    mark.column = at.column;
    out.columns = std::max(out.columns, at.column + 1);
    out.marks.push_back(std::move(mark));
  };
  for (int i = 0; i < std::ssize(vertices_); ++i) {
    const NamedVertex& vertex = vertices_[static_cast<std::size_t>(i)];
    TextSquare at = square_of(i);
    put(vertex.mark, at);
    for (const char c : vertex.name) {
      ++at.column;
      put({.glyph = std::string(1, c), .paint = Paint::faint}, at);
    }
  }
  for (const VertexPair& edge : edges_) {
    for (Mark& mark : line_between(square_of(edge.from), square_of(edge.to))) {
      mark.paint = Paint::faint;
      const TextSquare at{mark.row, mark.column};
      put(std::move(mark), at);
    }
  }
  if (out.rows > kMostRows || out.columns > kMostColumns) return std::nullopt;
  return out;
}

Figure PlaneDrawing::figure() const {
  // In tenths of a point.
  constexpr int kStep = 140, kMargin = 160, kDot = 38, kAside = 45;
  const auto spot_of = [&](int vertex) {
    const GridPlace at = places_[static_cast<std::size_t>(vertex)];
    return Spot{kMargin + at.x * kStep, kMargin + (rows_ - 1 - at.y) * kStep};
  };
  Figure out{.width = std::max(0, columns_ - 1) * kStep + 2 * kMargin,
             .height = std::max(0, rows_ - 1) * kStep + 2 * kMargin,
             .title = "a graph"};
  for (const VertexPair& edge : edges_) {
    out.lines.push_back(
        {{spot_of(edge.from), spot_of(edge.to)}, {.paint = Paint::faint, .weight = Weight::bold}});
  }
  for (int i = 0; i < std::ssize(vertices_); ++i) {
    const auto& [mark, name] = vertices_[static_cast<std::size_t>(i)];
    const Spot at = spot_of(i);
    const Paint paint = mark.paint == Paint::empty ? Paint::plain : mark.paint;
    out.dots.push_back({at, paint, kDot, mark.paint == Paint::empty});
    std::vector<Spot> ways;  // the directions of its edges
    for (const VertexPair& edge : edges_) {
      if (edge.from != i && edge.to != i) continue;
      const GridPlace here = places_[static_cast<std::size_t>(i)];
      const GridPlace there =
          places_[static_cast<std::size_t>(edge.from == i ? edge.to : edge.from)];
      ways.push_back({there.x - here.x, here.y - there.y});
    }
    const Corner corner = free_corner(ways);
    out.labels.push_back({.at = {at.x + corner.across * kAside, at.y + corner.down * kAside},
                          .text = name,
                          .side = corner.across > 0 ? Side::right : Side::left,
                          .level = corner.down > 0 ? Level::below : Level::above,
                          .paint = Paint::plain});
  }
  return out;
}

}  // namespace summand
