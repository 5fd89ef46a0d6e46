// Figure: lines, dots and labels as data. Writers turn it into SVG, TikZ or text.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/draw/picture.hpp"
#include "summand/draw/text.hpp"

namespace summand {

// The medium that a figure is laid out for. On paper (SVG, TikZ) a unit is a tenth of a point. In
// text a unit is a character, and whole coordinates are the middles of characters.
enum class Medium { svg, tikz, text };

struct Spot {
  int x = 0;  // to the right
  int y = 0;  // downwards

  friend bool operator==(const Spot&, const Spot&) = default;
};

enum class Dash { solid, dashed, dotted, dash_dotted };
// A broad line is a pale band that lies under another line.
enum class Weight { hair, normal, bold, broad };

struct Stroke {
  Paint paint = Paint::plain;
  Dash dash = Dash::solid;
  Weight weight = Weight::normal;
  bool arrow = false;  // a head at the last spot

  friend bool operator==(const Stroke&, const Stroke&) = default;
};

// Goes through all of its spots, straight between two of them.
struct Line {
  std::vector<Spot> spots;
  Stroke stroke;
  bool filled = false;  // the inside is painted, not the line

  friend bool operator==(const Line&, const Line&) = default;
};

inline constexpr int kPoint = 22;  // the radius of a vertex

struct Dot {
  Spot at;
  Paint paint = Paint::plain;
  int radius = kPoint;  // on paper; in text a dot is one character
  bool open = false;    // a ring

  friend bool operator==(const Dot&, const Dot&) = default;
};

// Where a label lies, relative to its spot.
enum class Side { left, middle, right };
enum class Level { above, same, below };

struct Label {
  Spot at;
  std::string text;      // UTF-8; a fraction such as -3/2 is stacked where there is room
  std::string tex = {};  // for TeX's math mode; if empty, it is made from the text
  Side side = Side::middle;
  Level level = Level::same;
  Paint paint = Paint::plain;

  friend bool operator==(const Label&, const Label&) = default;
};

struct Figure {
  int width = 0;
  int height = 0;
  std::string title = {};  // a description for readers who do not see the figure
  std::vector<Line> lines = {};
  std::vector<Dot> dots = {};  // drawn over the lines
  std::vector<Label> labels = {};

  friend bool operator==(const Figure&, const Figure&) = default;
};

inline constexpr std::size_t kMostSpots =
    100'000;  // the limit for all spots, dots and labels together
inline constexpr std::size_t kMostLabelText = 1'000;  // bytes of one label

// The figure in that medium. It ends with a line break, and the same figure always gives the same
// text. `colours` matters for text only. Reaches the size limit for more than kMostSpots, and for a
// figure too wide for TeX or for a page of text.
std::string draw(const Figure& figure, Medium medium, Colours colours = Colours::no);

// Reaches the size limit if the figure is too large. Every writer calls this.
void expect_drawable(const Figure& figure);

}  // namespace summand
