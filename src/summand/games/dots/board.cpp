#include "summand/games/dots/board.hpp"

#include <charconv>
#include <fmt/core.h>
#include <utility>

namespace summand::dots {

namespace {

constexpr unsigned kMostColumns = 25;  // of boxes; dots have a letter for their column

struct Dot {
  unsigned row, column;
};

std::optional<Dot> read_dot(std::string_view text) {
  if (text.size() < 2 || text[0] < 'a' || text[0] > 'z') return std::nullopt;
  unsigned row = 0;
  const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), row);
  if (error != std::errc() || end != text.data() + text.size() || row == 0) return std::nullopt;
  return Dot{row - 1, static_cast<unsigned>(text[0] - 'a')};
}

std::string name_of(Dot dot) {
  return fmt::format("{}{}", static_cast<char>('a' + dot.column), dot.row + 1);
}

}  // namespace

Result<Board> Board::of(unsigned rows, unsigned columns) {
  if (rows == 0 || columns == 0) return fail("a board has a box at least, such as 3x3");
  const Board board(rows, columns);
  if (columns > kMostColumns) {
    return fail(fmt::format("a board has at most {} columns of boxes", kMostColumns));
  }
  if (rows > kMostLines || board.lines() > kMostLines) {
    return fail(fmt::format("a board has at most {} lines, such as 10x10", kMostLines));
  }
  return board;
}

Lines Board::all() const {
  Lines out;
  for (unsigned line = 0; line < lines(); ++line) out.add(line);
  return out;
}

std::array<unsigned, 4> Board::around(unsigned box) const {
  const unsigned row = box / columns_, column = box % columns_;
  return {level(row, column), level(row + 1, column), upright(row, column),
          upright(row, column + 1)};
}

unsigned Board::count_around(unsigned box, const Lines& lines) const {
  unsigned out = 0;
  for (const unsigned line : around(box)) out += lines.has(line) ? 1 : 0;
  return out;
}

Board::Beside Board::beside(unsigned line) const {
  Beside out;
  const auto add = [&](unsigned box) { out.boxes[out.count++] = box; };
  if (line < level_lines()) {
    const unsigned row = line / columns_, column = line % columns_;
    if (row > 0) add((row - 1) * columns_ + column);
    if (row < rows_) add(row * columns_ + column);
  } else {
    const unsigned row = (line - level_lines()) / (columns_ + 1);
    const unsigned column = (line - level_lines()) % (columns_ + 1);
    if (column > 0) add(row * columns_ + column - 1);
    if (column < columns_) add(row * columns_ + column);
  }
  return out;
}

unsigned Board::completed(const Lines& drawn, unsigned line) const {
  const Lines after = drawn.with(line);
  const Beside boxes = beside(line);
  unsigned count = 0;
  for (unsigned i = 0; i < boxes.count; ++i) {
    count += count_around(boxes.boxes[i], after) == 4 ? 1 : 0;
  }
  return count;
}

std::string Board::name(unsigned line) const {
  if (line < level_lines()) {
    const Dot dot{line / columns_, line % columns_};
    return name_of(dot) + "-" + name_of({dot.row, dot.column + 1});
  }
  const unsigned place = line - level_lines();
  const Dot dot{place / (columns_ + 1), place % (columns_ + 1)};
  return name_of(dot) + "-" + name_of({dot.row + 1, dot.column});
}

std::string Board::name_of_box(unsigned box) const {
  return name_of({box / columns_, box % columns_});
}

std::optional<unsigned> Board::line_named(std::string_view name) const {
  const std::size_t hyphen = name.find('-');
  if (hyphen == name.npos) return std::nullopt;
  auto first = read_dot(name.substr(0, hyphen)), second = read_dot(name.substr(hyphen + 1));
  if (!first || !second) return std::nullopt;
  if (second->row < first->row || second->column < first->column) std::swap(first, second);
  if (second->row > rows_ || second->column > columns_) return std::nullopt;
  if (second->row == first->row && second->column == first->column + 1) {
    return level(first->row, first->column);
  }
  if (second->column == first->column && second->row == first->row + 1) {
    return upright(first->row, first->column);
  }
  return std::nullopt;
}

}  // namespace summand::dots
