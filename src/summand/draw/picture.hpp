// Picture: what a position looks like, as data. Writers turn it into text, SVG or TikZ.
#pragma once

#include <string>
#include <vector>

namespace summand {

// What a thing is, not which colour it gets: the writer knows its medium.
enum class Paint { plain, left, right, either, empty, blocked, ground, faint };

// A glyph (UTF-8, one column wide) on a square of the grid that text is written on.
struct Mark {
  int row = 0;
  int column = 0;
  std::string glyph;
  Paint paint = Paint::plain;
  std::string plain = {};  // the glyph where there are no colours, if that must be another

  friend bool operator==(const Mark&, const Mark&) = default;
};

struct Picture {
  int rows = 0;
  int columns = 0;
  std::vector<Mark> marks;

  friend bool operator==(const Picture&, const Picture&) = default;
};

}  // namespace summand
