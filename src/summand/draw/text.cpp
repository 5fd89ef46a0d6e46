#include "summand/draw/text.hpp"

#include <cstddef>
#include <utility>

namespace summand {

namespace {

// Left is blue, Right is red, and what both may take is green.
std::string_view code(Paint paint) {
  switch (paint) {
    case Paint::plain:
      return "";
    case Paint::left:
      return "34";
    case Paint::right:
      return "31";
    case Paint::either:
      return "32";
    case Paint::empty:
      return "";
    case Paint::blocked:
      return "2";
    case Paint::ground:
      return "33";
    case Paint::faint:
      return "2";
  }
  return "";
}

const std::string& glyph_of(const Mark& mark, Colours colours) {
  return colours == Colours::no && !mark.plain.empty() ? mark.plain : mark.glyph;
}

}  // namespace

std::string painted(std::string_view text, Paint paint, Colours colours) {
  const std::string_view chosen = code(paint);
  if (colours == Colours::no || chosen.empty() || text.empty()) return std::string(text);
  std::string out = "\x1b[";
  out.append(chosen).append("m").append(text).append("\x1b[0m");
  return out;
}

std::vector<std::string> rows_of(const Picture& picture, Colours colours) {
  const auto rows = static_cast<std::size_t>(picture.rows);
  const auto columns = static_cast<std::size_t>(picture.columns);
  std::vector<const Mark*> squares(rows * columns, nullptr);
  for (const Mark& mark : picture.marks) {
    const bool inside = mark.row >= 0 && mark.row < picture.rows && mark.column >= 0 &&
                        mark.column < picture.columns;
    if (!inside) continue;
    squares[static_cast<std::size_t>(mark.row) * columns + static_cast<std::size_t>(mark.column)] =
        &mark;
  }
  std::vector<std::string> out(rows);
  for (std::size_t row = 0; row < rows; ++row) {
    std::size_t spaces = 0;
    for (std::size_t column = 0; column < columns; ++column) {
      const Mark* mark = squares[row * columns + column];
      if (mark == nullptr || glyph_of(*mark, colours) == " ") {
        ++spaces;
        continue;
      }
      out[row]
          .append(std::exchange(spaces, 0), ' ')
          .append(painted(glyph_of(*mark, colours), mark->paint, colours));
    }
  }
  return out;
}

}  // namespace summand
