#include "summand/boards/board.hpp"

#include <algorithm>

#include "summand/boards/grid_text.hpp"

namespace summand {

Result<Board> Board::parse(std::string_view text, Letters letters) {
  std::string known;
  for (const char c : {letters.none, letters.left, letters.right, letters.blocked}) {
    if (c != '\0') known += c;
  }
  return read_grid<Board>(text, known, [&](Board& board, int cell, char c) {
    if (c == letters.left) {
      board.put(cell, Piece::left);
    } else if (c == letters.right) {
      board.put(cell, Piece::right);
    } else if (c == letters.blocked) {
      board.put(cell, Piece::blocked);
    }
  });
}

std::string Board::print(Letters letters) const {
  std::string text;
  for (int i = 0; i < size(); ++i) {
    if (i != 0 && i % columns() == 0) text += '|';
    switch (at(i)) {
      case Piece::none:
        text += letters.none;
        break;
      case Piece::left:
        text += letters.left;
        break;
      case Piece::right:
        text += letters.right;
        break;
      case Piece::blocked:
        text += letters.blocked;
        break;
    }
  }
  return text;
}

Result<Board> Board::make_empty(const Arguments& arguments) {
  SUMMAND_TRY(cells, Cells::make_full(arguments));
  return Board(cells.rows(), cells.columns());
}

Result<Board> Board::make_chequered(const Arguments& arguments) {
  SUMMAND_TRY(board, make_empty(arguments));
  for (int i = 0; i < board.size(); ++i) {
    board.put(i, (board.row(i) + board.column(i)) % 2 == 0 ? Piece::left : Piece::right);
  }
  return board;
}

Board Board::rows_between(int begin, int end) const {
  Board out(end - begin, columns());
  for (int i = 0; i < out.size(); ++i) out.put(i, at(begin * columns() + i));
  return out;
}

Board Board::least_of_flips() const {
  const Board flipped = flip_rows();
  return std::min({*this, flipped, turned(), flipped.turned()});
}

Board Board::least_of_symmetries() const {
  return std::min(least_of_flips(), transposed().least_of_flips());
}

std::optional<PositionKey> Board::key() const {
  if (size() > 56) return std::nullopt;
  const auto rows = static_cast<std::uint64_t>(this->rows()),
             columns = static_cast<std::uint64_t>(this->columns());
  const std::uint64_t left = size() == 0 ? 0 : left_.word(),
                      right = size() == 0 ? 0 : right_.word();
  // A board of up to 24 cells in one word: 2 * 24 cells, and eight bits for each side's length.
  if (size() <= 24) return PositionKey{left | right << 24 | rows << 48 | columns << 56, 0};
  return PositionKey{left | rows << 56, right | columns << 56};
}

Picture Board::picture(Glyphs glyphs) const {
  Picture picture{.rows = rows(), .columns = 2 * columns() - 1, .marks = {}};
  for (int i = 0; i < size(); ++i) {
    const auto mark = [&](std::string_view glyph, Paint paint) {
      picture.marks.push_back({row(i), 2 * column(i), std::string(glyph), paint});
    };
    switch (at(i)) {
      case Piece::none:
        mark(glyphs.none, Paint::empty);
        break;
      case Piece::left:
        mark(glyphs.left, Paint::left);
        break;
      case Piece::right:
        mark(glyphs.right, Paint::right);
        break;
      case Piece::blocked:
        mark(glyphs.blocked, Paint::blocked);
        break;
    }
  }
  return picture;
}

BoardShape Board::shape(Letters letters) const {
  const std::string all{letters.none, letters.left, letters.right, letters.blocked};
  return grid_shape(print(letters), all, std::string_view(&letters.blocked, 1));
}

}  // namespace summand
