#include <algorithm>
#include <map>
#include <utility>

#include "summand/ruleset/tinted_graph.hpp"

namespace summand {

namespace {

// Lines that leave a square, to be drawn as one glyph.
enum Leaves : unsigned { up = 1, down = 2, to_left = 4, to_right = 8 };

class Lines {
 public:
  void add(int row, int column, unsigned leaves) { squares_[{row, column}] |= leaves; }

  void draw(Picture& picture) const {
    constexpr const char* kGlyphs[] = {" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                       "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
    for (const auto& [square, leaves] : squares_) {
      picture.marks.push_back({square.first, square.second, kGlyphs[leaves], Paint::faint});
    }
  }

 private:
  std::map<std::pair<int, int>, unsigned> squares_;
};

struct Look {
  const char* glyph;
  const char* plain;  // where there are no colours
  Paint paint;
};

Look look_of(const TintedGraph& graph, int vertex) {
  if ((graph.free() >> vertex & 1) != 0) return {"○", "○", Paint::empty};
  if ((graph.tinted(Player::left) >> vertex & 1) != 0) return {"●", "L", Paint::left};
  if ((graph.tinted(Player::right) >> vertex & 1) != 0) return {"●", "R", Paint::right};
  return {" ", " ", Paint::blocked};
}

void mark(Picture& picture, const TintedGraph& graph, int vertex, int row, int column) {
  const Look look = look_of(graph, vertex);
  picture.marks.push_back({row, column, look.glyph, look.paint, look.plain});
}

Picture grid_picture(const TintedGraph& graph) {
  Picture picture{.rows = 2 * graph.rows() - 1, .columns = 4 * graph.columns() - 3, .marks = {}};
  Lines lines;
  TintedGraph::for_each(graph.vertices(), [&](int vertex) {
    const int row = 2 * (vertex / graph.columns()), column = 4 * (vertex % graph.columns());
    mark(picture, graph, vertex, row, column);
    TintedGraph::for_each(graph.beside(vertex) & ~low_bits(vertex), [&](int other) {
      if (other == vertex + 1) {
        for (int step = 1; step < 4; ++step) lines.add(row, column + step, to_left | to_right);
      }
      if (other != vertex + 1 || graph.columns() == 1) lines.add(row + 1, column, up | down);
    });
  });
  lines.draw(picture);
  return picture;
}

// For what would be a thicket of arcs.
constexpr int kMostRows = 24;

Picture text_picture(const std::string& text) {
  Picture picture{.rows = 1, .columns = static_cast<int>(text.size()), .marks = {}};
  for (int i = 0; i < std::ssize(text); ++i) {
    picture.marks.push_back(
        {0, i, std::string(1, text[static_cast<std::size_t>(i)]), Paint::plain});
  }
  return picture;
}

struct Arc {
  int from, to;  // places in the row
  int level;     // above it
};

// Short arcs lie under long ones; those that share no more than an end may be level.
std::vector<Arc> levelled(std::vector<Arc> arcs) {
  std::ranges::sort(arcs, {},
                    [](const Arc& arc) { return std::pair(arc.to - arc.from, arc.from); });
  for (std::size_t i = 0; i < arcs.size(); ++i) {
    for (bool clear = false; !clear;) {
      ++arcs[i].level;
      clear = std::ranges::none_of(arcs.begin(), arcs.begin() + static_cast<std::ptrdiff_t>(i),
                                   [&](const Arc& other) {
                                     return other.level == arcs[i].level &&
                                            other.from < arcs[i].to && arcs[i].from < other.to;
                                   });
    }
  }
  return arcs;
}

// The vertices in a row, by number and tint; edges between those next to each other lie in the row,
// the others are arcs above it.
Picture row_picture(const TintedGraph& graph) {
  std::vector<int> order;
  TintedGraph::for_each(graph.vertices(), [&](int vertex) { order.push_back(vertex); });
  std::vector<Arc> arcs;
  Lines lines;
  int top = 0;
  const int pitch = 5;
  std::vector<int> flat;
  for (int i = 0; i < std::ssize(order); ++i) {
    for (int k = i + 1; k < std::ssize(order); ++k) {
      const bool joined =
          (graph.beside(order[static_cast<std::size_t>(i)]) >> order[static_cast<std::size_t>(k)] &
           1) != 0;
      if (joined && k == i + 1) flat.push_back(i);
      if (joined && k > i + 1) arcs.push_back({i, k, 0});
    }
  }
  arcs = levelled(std::move(arcs));
  for (const Arc& arc : arcs) top = std::max(top, arc.level);
  for (const Arc& arc : arcs) {
    const int row = top - arc.level, from = pitch * arc.from, to = pitch * arc.to;
    lines.add(row, from, to_right | down);
    lines.add(row, to, to_left | down);
    for (int column = from + 1; column < to; ++column) lines.add(row, column, to_left | to_right);
    for (int under = row + 1; under < top; ++under) {
      lines.add(under, from, up | down);
      lines.add(under, to, up | down);
    }
  }
  for (const int i : flat) {
    for (int step = 1; step < pitch; ++step) lines.add(top, pitch * i + step, to_left | to_right);
  }
  const int columns = std::max(1, pitch * (static_cast<int>(order.size()) - 1) + 2);
  Picture picture{.rows = top + 2, .columns = columns, .marks = {}};
  lines.draw(picture);
  for (int i = 0; i < std::ssize(order); ++i) {
    const int vertex = order[static_cast<std::size_t>(i)];
    mark(picture, graph, vertex, top, pitch * i);
    const std::string number = std::to_string(vertex);
    for (int digit = 0; digit < std::ssize(number); ++digit) {
      picture.marks.push_back({top + 1, pitch * i + digit,
                               std::string(1, number[static_cast<std::size_t>(digit)]),
                               Paint::faint});
    }
  }
  return picture;
}

}  // namespace

Picture TintedGraph::picture() const {
  if (is_grid()) return grid_picture(*this);
  Picture picture = row_picture(*this);
  return picture.rows <= kMostRows ? picture : text_picture(print());
}

}  // namespace summand
