#include "summand/boards/arc_diagram.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

namespace summand {

namespace {

constexpr int kPitch = 5;  // columns from one vertex to the next
constexpr int kMostArcRows = 40, kMostArcColumns = 100;

// The directions in which lines leave a square. All of them are drawn as one glyph.
enum Leaves : unsigned { up = 1, down = 2, to_left = 4, to_right = 8 };

class Lines {
 public:
  void add(int row, int column, unsigned leaves) { squares_[{row, column}] |= leaves; }

  void draw(Picture& picture) const {
    constexpr const char* kGlyphs[] = {" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                       "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
    for (const auto& [place, leaves] : squares_) {
      picture.marks.push_back({place.first, place.second, kGlyphs[leaves], Paint::faint});
    }
  }

 private:
  std::map<std::pair<int, int>, unsigned> squares_;
};

struct Arc {
  VertexPair edge;
  int level = 0;  // above the row
};

// The level of each edge as an arc. Arcs of one level share an end at most.
std::vector<Arc> levelled(std::vector<VertexPair> edges) {
  std::ranges::sort(
      edges, {}, [](const VertexPair& edge) { return std::pair(edge.to - edge.from, edge.from); });
  std::vector<Arc> arcs;
  for (const VertexPair& edge : edges) {
    Arc arc{edge, 0};
    const auto in_the_way = [&](const Arc& other) {
      return other.level == arc.level && other.edge.from < edge.to && edge.from < other.edge.to;
    };
    do {
      ++arc.level;
    } while (std::ranges::any_of(arcs, in_the_way));
    arcs.push_back(arc);
  }
  return arcs;
}

void add_level(Lines& lines, int row, int first, int last) {
  for (int column = first; column <= last; ++column) {
    lines.add(row, column, to_left | to_right);
  }
}

}  // namespace

std::optional<Picture> arc_diagram(std::span<const NamedVertex> vertices,
                                   std::span<const VertexPair> edges) {
  const int last = static_cast<int>(vertices.size()) - 1;
  const int columns = std::max(last, 0) * kPitch + kPitch - 1;
  if (columns > kMostArcColumns) return std::nullopt;
  std::vector<char> flat(vertices.size(), 0);
  std::vector<VertexPair> high;
  for (const VertexPair& edge : edges) {
    char& in_row = flat[static_cast<std::size_t>(edge.from)];
    if (edge.to == edge.from + 1 && in_row == 0) {
      in_row = 1;
    } else {
      high.push_back(edge);
    }
    if (high.size() > vertices.size() * kMostArcRows) return std::nullopt;
  }
  const std::vector<Arc> arcs = levelled(std::move(high));
  int top = 0;  // the row of the vertices
  for (const Arc& arc : arcs) top = std::max(top, arc.level);
  if (top + 2 > kMostArcRows) return std::nullopt;

  Lines lines;
  for (const Arc& arc : arcs) {
    const int row = top - arc.level;
    const int from = kPitch * arc.edge.from, to = kPitch * arc.edge.to;
    lines.add(row, from, to_right | down);
    lines.add(row, to, to_left | down);
    add_level(lines, row, from + 1, to - 1);
    for (int under = row + 1; under < top; ++under) {
      lines.add(under, from, up | down);
      lines.add(under, to, up | down);
    }
  }
  Picture picture{.rows = top + 2, .columns = columns, .marks = {}};
  for (int i = 0; i <= last; ++i) {
    if (flat[static_cast<std::size_t>(i)] != 0) {
      add_level(lines, top, kPitch * i + 1, kPitch * i + kPitch - 1);
    }
  }
  lines.draw(picture);
  for (int i = 0; i <= last; ++i) {
    const NamedVertex& vertex = vertices[static_cast<std::size_t>(i)];
    picture.marks.push_back(vertex.mark);
    picture.marks.back().row = top;
    picture.marks.back().column = kPitch * i;
    for (int k = 0; k < std::ssize(vertex.name) && k < kPitch - 1; ++k) {
      picture.marks.push_back({top + 1, kPitch * i + k,
                               std::string(1, vertex.name[static_cast<std::size_t>(k)]),
                               Paint::faint});
    }
  }
  return picture;
}

}  // namespace summand
