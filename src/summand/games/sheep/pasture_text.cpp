#include <charconv>
#include <cstdlib>
#include <fmt/core.h>

#include "summand/boards/cells.hpp"
#include "summand/games/sheep/pasture.hpp"

namespace summand::games::sheep {
namespace {

// Reads one cell at a place, and moves the place behind it.
Result<std::int16_t> read_cell(std::string_view text, std::size_t& at) {
  const char letter = text[at];
  if (letter == '.' || letter == '#') {
    ++at;
    return letter == '.' ? std::int16_t{0} : Pasture::kHole;
  }
  if (letter != 'L' && letter != 'R') {
    return fail("expected a cell: a herd such as L4 or R12, . for a free one, # for a hole", at);
  }
  int count = 0;
  const auto [end, error] = std::from_chars(text.data() + at + 1, text.data() + text.size(), count);
  if (error == std::errc::invalid_argument || count < 0) {
    return fail(fmt::format("expected the number of sheep behind {}", letter), at + 1);
  }
  if (error != std::errc() || count < 1 || count > Pasture::kMostSheep) {
    return fail(fmt::format("a herd has 1 to {} sheep", Pasture::kMostSheep), at + 1);
  }
  at = static_cast<std::size_t>(end - text.data());
  return static_cast<std::int16_t>(letter == 'L' ? count : -count);
}

}  // namespace

Result<Pasture> Pasture::parse(std::string_view text) {
  Pasture out;
  int in_row = 0;
  const auto end_row = [&](std::size_t offset) -> Result<void> {
    if (in_row == 0) return fail("expected a cell", offset);
    if (out.rows == 0) out.columns = in_row;
    if (in_row != out.columns) {
      return fail(fmt::format("all rows must have {} cells, as the first one", out.columns),
                  offset);
    }
    ++out.rows;
    in_row = 0;
    return {};
  };
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == ' ') {
      ++at;
    } else if (text[at] == '|') {
      if (auto end = end_row(at); !end) return std::unexpected(std::move(end).error());
      ++at;
    } else {
      if (out.herds.size() == static_cast<std::size_t>(kMostCells)) {
        return fail(fmt::format("a board has at most {} cells", kMostCells), at);
      }
      SUMMAND_TRY(herd, read_cell(text, at));
      out.herds.push_back(herd);
      ++in_row;
    }
  }
  if (auto end = end_row(text.size()); !end) return std::unexpected(std::move(end).error());
  return out;
}

std::string Pasture::content(int cell) const {
  const int herd = at(cell);
  if (herd == 0) return ".";
  if (herd == kHole) return "#";
  return fmt::format("{}{}", herd > 0 ? 'L' : 'R', std::abs(herd));
}

std::string Pasture::print() const {
  std::string text;
  for (int cell = 0; cell < size(); ++cell) {
    if (cell != 0) text += cell % columns == 0 ? '|' : ' ';
    text += content(cell);
  }
  return text;
}

std::string Pasture::name(int cell) const { return Cells(rows, columns).name(cell); }

// Each row is half a cell to the right of the one above, so that cells that touch are near.
Picture Pasture::picture() const {
  constexpr int kCell = 4;
  Picture picture{.rows = rows, .columns = kCell * columns + kCell / 2 * (rows - 1), .marks = {}};
  for (int cell = 0; cell < size(); ++cell) {
    const int row = cell / columns, column = kCell * (cell % columns) + kCell / 2 * row;
    const int herd = at(cell);
    const std::string text = herd == 0 ? "·" : herd == kHole ? "█" : content(cell);
    const Paint paint = herd == 0       ? Paint::empty
                        : herd == kHole ? Paint::blocked
                        : herd > 0      ? Paint::left
                                        : Paint::right;
    if (herd == 0 || herd == kHole) {
      picture.marks.push_back({row, column, text, paint});
      continue;
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
      picture.marks.push_back({row, column + static_cast<int>(i), text.substr(i, 1), paint});
    }
  }
  return picture;
}

BoardShape Pasture::shape() const {
  BoardShape out{.kind = ShapeKind::grid, .rows = rows, .columns = columns};
  for (int cell = 0; cell < size(); ++cell) {
    out.cells.push_back({.name = name(cell), .content = content(cell), .there = at(cell) != kHole});
  }
  return out;
}

}  // namespace summand::games::sheep
