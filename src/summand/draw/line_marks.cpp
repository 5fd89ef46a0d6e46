#include "summand/draw/line_marks.hpp"

#include <cstdlib>
#include <string>
#include <string_view>

#include "summand/draw/share.hpp"

namespace summand {

std::vector<Mark> line_between(TextSquare from, TextSquare to) {
  std::vector<Mark> out;
  const int down = to.row - from.row, across = to.column - from.column;
  const bool is_steep = std::abs(across) <= 2 * std::abs(down);
  const int steps = is_steep ? std::abs(down) : std::abs(across);
  int last_row = from.row;
  for (int i = 1; i < steps; ++i) {
    const int row = from.row + share(down, i, steps);
    const int column = from.column + share(across, i, steps);
    const bool slants = is_steep ? across != 0 : row != last_row;
    const std::string_view glyph = slants     ? ((across > 0) == (down > 0) ? "╲" : "╱")
                                   : is_steep ? "│"
                                              : "─";
    out.push_back({row, column, std::string(glyph)});
    last_row = row;
  }
  return out;
}

}  // namespace summand
