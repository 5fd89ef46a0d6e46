#include "summand/games/hackenbush/layout_picture.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "summand/draw/line_marks.hpp"
#include "summand/games/hackenbush/colour.hpp"

namespace summand::games::hackenbush {

namespace {

constexpr Vertex kMostNumbered = 99;

using Square = std::pair<int, int>;  // row, column

// A place of the layout is two columns wide and one row high.
class TextWriter {
 public:
  explicit TextWriter(const PictureLayout& layout) : layout_(layout) {
    picture_.rows = layout.rows;
    // The last name may have two digits.
    picture_.columns = 2 * layout.columns - (layout.vertices.size() > 10 ? 0 : 1);
    for (int column = 0; column < picture_.columns; ++column) {
      picture_.marks.push_back({layout.rows - 1, column, "═", Paint::ground});
    }
    for (Vertex vertex = 1; vertex < layout.vertices.size(); ++vertex) add_vertex(vertex);
    for (const Route& route : layout.routes) add_route(route);
  }

  Picture take() && { return std::move(picture_); }

 private:
  Square square_of(GridPlace place) const { return {layout_.rows - 1 - place.y, 2 * place.x}; }

  void add_vertex(Vertex vertex) {
    const auto [row, column] = square_of(layout_.vertices[vertex]);
    const std::string name = vertex > kMostNumbered ? "●" : std::to_string(vertex);
    if (vertex > kMostNumbered) {
      picture_.marks.push_back({row, column, name, Paint::plain});
      taken_.insert({row, column});
      return;
    }
    for (int i = 0; i < std::ssize(name); ++i) {
      picture_.marks.push_back({row, column + i, name.substr(static_cast<std::size_t>(i), 1)});
      taken_.insert({row, column + i});
    }
  }

  void add_ring(const Route& loop) {
    constexpr std::string_view kRings[] = {"Ⓛ", "Ⓡ", "Ⓖ"};
    const auto [row, column] = square_of(loop.places[1]);
    const unsigned colour = loop.edge.colour();
    picture_.marks.push_back({row, column, std::string(kRings[colour]), paint_of(colour)});
  }

  // The squares of the edge between its ends, with its letter as near to its middle as possible.
  void add_route(const Route& route) {
    if (route.edge.is_loop() && route.places.size() == 2) return add_ring(route);
    std::vector<Mark> line;
    for (std::size_t i = 1; i < route.places.size(); ++i) {
      const Square from = square_of(route.places[i - 1]), to = square_of(route.places[i]);
      if (i > 1) {
        line.push_back({from.first, from.second, std::string(bend(route.places))});
      }
      for (Mark& mark : line_between({from.first, from.second}, {to.first, to.second})) {
        line.push_back(std::move(mark));
      }
    }
    std::erase_if(line, [&](const Mark& mark) { return taken_.contains({mark.row, mark.column}); });
    for (Mark& mark : line) mark.paint = paint_of(route.edge.colour());
    write_letter(line, letter(route.edge.colour()));
    for (Mark& mark : line) picture_.marks.push_back(std::move(mark));
  }

  // The glyph of a curve at its farthest point.
  static std::string_view bend(const std::vector<GridPlace>& places) {
    const int across = places[0].x + places[2].x - 2 * places[1].x;
    const int up = places[2].y - places[0].y;
    if (up == 0 || across == 0) return "─";
    return across > 0 ? "(" : ")";
  }

  void write_letter(std::vector<Mark>& line, char letter) {
    const auto count = static_cast<int>(line.size());
    for (int off = 0; off <= count; ++off) {
      for (const int i : {(count - 1 + off) / 2 - (off % 2 == 0 ? off : 0), (count + off) / 2}) {
        if (i < 0 || i >= count) continue;
        Mark& mark = line[static_cast<std::size_t>(i)];
        if (!letters_.insert({mark.row, mark.column}).second) continue;
        mark.glyph = letter;
        return;
      }
    }
  }

  const PictureLayout& layout_;
  Picture picture_;
  std::set<Square> taken_;    // by vertices
  std::set<Square> letters_;  // by letters of edges
};

// On paper, the width and height of a place of the layout, in tenths of a point.
constexpr int kStep = 140;
constexpr int kMargin = 120, kHatch = 60;

class PaperWriter {
 public:
  explicit PaperWriter(const PictureLayout& layout) : layout_(layout) {
    figure_.width = (layout.columns - 1) * kStep + 2 * kMargin;
    figure_.height = (layout.rows - 1) * kStep + kMargin + kHatch + kMargin / 2;
    figure_.title = "a Hackenbush position";
    add_ground();
    for (const Route& route : layout.routes) add_route(route);
    for (Vertex vertex = 1; vertex < layout.vertices.size(); ++vertex) {
      figure_.dots.push_back({spot_of(layout.vertices[vertex])});
    }
  }

  Figure take() && { return std::move(figure_); }

 private:
  Spot spot_of(GridPlace place) const {
    return {kMargin + place.x * kStep, kMargin + (layout_.rows - 1 - place.y) * kStep};
  }

  void add_line(std::vector<Spot> spots, Paint paint, Weight weight) {
    figure_.lines.push_back({std::move(spots), {.paint = paint, .weight = weight}});
  }

  // A line with hatching below it.
  void add_ground() {
    const Spot end = spot_of({layout_.columns - 1, 0});
    const int left = kMargin / 3, right = end.x + kMargin - kMargin / 3;
    for (int x = left + kHatch; x <= right; x += kHatch) {
      add_line({{x, end.y}, {x - kHatch, end.y + kHatch}}, Paint::ground, Weight::hair);
    }
    add_line({{left, end.y}, {right, end.y}}, Paint::ground, Weight::bold);
  }

  void add_route(const Route& route) {
    std::vector<Spot> spots;
    for (const GridPlace place : route.places) spots.push_back(spot_of(place));
    if (route.edge.is_loop() && spots.size() == 2) {
      spots = loop(spots[0], spots[1]);
    } else if (spots.size() == 3) {
      spots = through(spots[0], spots[1], spots[2]);
    }
    add_line(std::move(spots), paint_of(route.edge.colour()), Weight::bold);
  }

  // The parabola that passes the middle spot half way.
  static std::vector<Spot> through(Spot from, Spot middle, Spot to) {
    constexpr int kSteps = 16;
    std::vector<Spot> out;
    for (int k = 0; k <= kSteps; ++k) {
      const int j = kSteps - k;
      const auto at = [&](int a, int b, int c) {
        return (a * j * (j - k) + 4 * b * j * k + c * k * (k - j)) / (kSteps * kSteps);
      };
      out.push_back({at(from.x, middle.x, to.x), at(from.y, middle.y, to.y)});
    }
    return out;
  }

  // From a spot around another one and back, as a Bezier curve.
  static std::vector<Spot> loop(Spot from, Spot end) {
    constexpr int kSteps = 20;
    const int x = (end.x - from.x) * 4 / 3, y = (end.y - from.y) * 4 / 3;
    const Spot one{from.x + x - y * 2 / 3, from.y + y + x * 2 / 3};
    const Spot other{from.x + x + y * 2 / 3, from.y + y - x * 2 / 3};
    std::vector<Spot> out;
    for (int k = 0; k <= kSteps; ++k) {
      const int j = kSteps - k;
      const auto at = [&](int a, int b, int c) {
        return (a * (j * j * j + k * k * k) + 3 * j * k * (b * j + c * k)) /
               (kSteps * kSteps * kSteps);
      };
      out.push_back({at(from.x, one.x, other.x), at(from.y, one.y, other.y)});
    }
    return out;
  }

  const PictureLayout& layout_;
  Figure figure_;
};

}  // namespace

Picture as_picture(const PictureLayout& layout) { return TextWriter(layout).take(); }

Figure as_figure(const PictureLayout& layout) { return PaperWriter(layout).take(); }

}  // namespace summand::games::hackenbush
