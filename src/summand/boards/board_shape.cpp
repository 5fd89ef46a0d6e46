#include "summand/boards/board_shape.hpp"

#include <algorithm>

#include "summand/boards/cells.hpp"

namespace summand {

namespace {

std::string letters_without_nothing(std::string_view letters) {
  std::string out(letters);
  std::erase(out, '\0');
  return out;
}

}  // namespace

std::size_t BoardShape::touchable() const {
  switch (touched) {
    case ShapePart::cell:
      return cells.size();
    case ShapePart::vertex:
      return vertices.size();
    case ShapePart::edge:
      return edges.size();
    case ShapePart::heap:
      return heaps.size();
    case ShapePart::stack:
      return stacks.size();
    case ShapePart::cake:
      return cakes.size();
    case ShapePart::cheque:
      return cheques.size();
  }
  return 0;
}

BoardShape grid_shape(std::string_view rows, std::string_view letters, std::string_view holes) {
  BoardShape out{.kind = ShapeKind::grid, .letters = letters_without_nothing(letters)};
  if (rows.empty()) return out;
  out.rows = static_cast<int>(std::ranges::count(rows, '|')) + 1;
  out.columns = static_cast<int>(std::min(rows.find('|'), rows.size()));
  const Cells names(out.rows, out.columns);
  for (const char c : rows) {
    if (c == '|') continue;
    out.cells.push_back({.name = names.name(static_cast<int>(out.cells.size())),
                         .content = std::string(1, c),
                         .there = holes.find(c) == holes.npos});
  }
  return out;
}

BoardShape strip_shape(std::string_view text, std::string_view letters) {
  BoardShape out{.kind = ShapeKind::strip,
                 .rows = 1,
                 .columns = static_cast<int>(text.size()),
                 .letters = letters_without_nothing(letters)};
  for (const char c : text) {
    out.cells.push_back(
        {.name = std::to_string(out.cells.size() + 1), .content = std::string(1, c)});
  }
  return out;
}

BoardShape heaps_shape(std::span<const std::uint64_t> sizes) {
  BoardShape out{.kind = ShapeKind::heaps, .touched = ShapePart::heap};
  for (const std::uint64_t size : sizes) out.heaps.push_back({.size = size});
  return out;
}

}  // namespace summand
