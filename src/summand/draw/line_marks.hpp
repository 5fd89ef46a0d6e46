// Straight lines in text, as glyphs in eight directions.
#pragma once

#include <compare>
#include <vector>

#include "summand/draw/picture.hpp"

namespace summand {

struct TextSquare {
  int row = 0, column = 0;

  friend auto operator<=>(const TextSquare&, const TextSquare&) = default;
};

// The marks of the line from one square to another, without its ends.
std::vector<Mark> line_between(TextSquare from, TextSquare to);

}  // namespace summand
