// Picture: the look of a position, as data. Writers turn it into text, SVG or TikZ.
#pragma once

#include <string>
#include <vector>

namespace summand {

// What a thing is, not which colour it has. The writer chooses colours for its medium.
enum class Paint { plain, left, right, either, empty, blocked, ground, faint };

// A glyph (UTF-8, one column wide) on a square of the grid that text is written on.
struct Mark {
  int row = 0;
  int column = 0;
  std::string glyph;
  Paint paint = Paint::plain;
  std::string plain = {};  // the glyph without colours, if it must be another one

  friend bool operator==(const Mark&, const Mark&) = default;
};

struct Picture {
  int rows = 0;
  int columns = 0;
  std::vector<Mark> marks;

  friend bool operator==(const Picture&, const Picture&) = default;
};

}  // namespace summand
