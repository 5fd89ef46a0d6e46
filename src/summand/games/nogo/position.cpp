#include "summand/games/nogo/position.hpp"

#include <algorithm>
#include <cstddef>

#include "summand/boards/grid_text.hpp"
#include "summand/games/nogo/rows.hpp"

namespace summand::games::nogo {

std::string as_written_today(std::string_view text) {
  std::string out(text);
  std::ranges::replace(out, 'X', '<');
  std::ranges::replace(out, 'O', '>');
  return out;
}

Result<Position> Position::parse(std::string_view text) {
  SUMMAND_TRY(position,
              read_grid<Position>(text, kLetters, [](Position& read, int cell, char letter) {
                if (letter == '.') read.free.add(cell);
                if (letter == 'x' || letter == '<') read.left.add(cell);
                if (letter == 'o' || letter == '>') read.right.add(cell);
                if (letter == '<' || letter == '>') read.safe.add(cell);
              }));
  const std::optional<int> caught = stone_without_liberty(position);
  if (!caught) return position;
  const int cell = *caught, columns = position.free.columns();
  return fail("the group of this stone has no free cell beside it",
              static_cast<std::size_t>(cell) + static_cast<std::size_t>(cell / columns));
}

std::string Position::print() const {
  std::string text;
  for (int i = 0; i < size(); ++i) {
    if (i != 0 && i % free.columns() == 0) text += '|';
    const bool is_safe = safe.contains(i);
    text += free.contains(i)    ? '.'
            : left.contains(i)  ? (is_safe ? '<' : 'x')
            : right.contains(i) ? (is_safe ? '>' : 'o')
                                : '#';
  }
  return text;
}

Picture Position::picture() const {
  Picture picture{.rows = free.rows(), .columns = 2 * free.columns() - 1, .marks = {}};
  for (int i = 0; i < size(); ++i) {
    const auto mark = [&](std::string_view glyph, Paint paint) {
      picture.marks.push_back(
          {i / free.columns(), i % free.columns() * 2, std::string(glyph), paint});
    };
    if (free.contains(i)) {
      mark("·", Paint::empty);
    } else if (left.contains(i)) {
      mark(safe.contains(i) ? "<" : "●", Paint::left);
    } else if (right.contains(i)) {
      mark(safe.contains(i) ? ">" : "○", Paint::right);
    } else {
      mark("█", Paint::blocked);
    }
  }
  return picture;
}

std::optional<PositionKey> Position::key() const {
  const int cells = size();
  if (cells > 36) return std::nullopt;
  if (cells == 0) return PositionKey{};
  // The third plane tells free cells from holes, and safe stones from others.
  const std::uint64_t x = left.word(), o = right.word(), third = free.word() | safe.word();
  const auto rows = static_cast<std::uint64_t>(free.rows()),
             columns = static_cast<std::uint64_t>(free.columns());
  if (cells <= 16) return PositionKey{x | o << 16 | third << 32 | rows << 48 | columns << 56, 0};
  // Bit 63 tells keys of large boards from those of small ones.
  return PositionKey{x | rows << 36 | columns << 42 | third >> 28 << 48 | std::uint64_t{1} << 63,
                     o | third << 36};
}

Position least_of_symmetries(const Position& position) {
  const Cells::Box box = position.free.joined(position.left).joined(position.right).box();
  if (Row::holds(position) && box.columns == position.size()) {
    return Row(position).least().position();
  }
  const Position here = position.changed([&](const Cells& cells) { return cells.cut(box); });
  if (box.columns == 1 || box.rows == 1) {
    const Position row =
        box.rows == 1 ? here : here.changed([](const Cells& cells) { return cells.transposed(); });
    if (Row::holds(row)) return Row(row).least().position();
  }
  Position least = here;
  for (const bool transposed : {false, true}) {
    const Position one =
        here.changed([&](const Cells& cells) { return transposed ? cells.transposed() : cells; });
    const Position flipped = one.changed([](const Cells& cells) { return cells.flip_rows(); });
    const auto turned = [](const Cells& cells) { return cells.turned(); };
    least = std::min({least, one, flipped, one.changed(turned), flipped.changed(turned)});
  }
  return least;
}

}  // namespace summand::games::nogo
