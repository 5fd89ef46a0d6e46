// Squares: the cells that the animals of Fox and Geese use, as bits of a word.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include "summand/boards/bits.hpp"
#include "summand/boards/board.hpp"

namespace summand::games::fox_and_geese {

// A set of squares.
using Set = std::uint64_t;

// The cells of one colour of a board like a chess board. Rows are counted from the side on which
// the geese start, and a cell of row r and column c has the colour if r + c is even. A goose
// always moves to a square with a higher bit.
class Squares {
 public:
  // Whether a word has room for the squares: at most 64 columns, and 64 squares if each row has as
  // many as the first.
  static constexpr bool fit(int columns, int rows) {
    return columns >= 1 && rows >= 1 && columns <= 64 && rows <= 64 &&
           (columns + 1) / 2 * rows <= 64;
  }

  // Assumes fit(columns, rows).
  Squares(int columns, int rows) : columns_(columns), rows_(rows), width_((columns + 1) / 2) {
    for (int row = 0; row < rows; ++row) {
      for (int column = row % 2; column < columns; column += 2) {
        const Set square = Set{1} << bit(row, column);
        all_ |= square;
        if (row % 2 == 0) even_ |= square;
        if (column == 0) first_ |= square;
        if (column == columns - 1) last_ |= square;
      }
    }
  }

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  Set all() const { return all_; }
  int count() const { return std::popcount(all_); }
  // Assumes that row + column is even.
  int bit(int row, int column) const { return row * width_ + column / 2; }
  Set row(int row) const { return all_ & low_bits(width_) << (row * width_); }

  // The squares to which geese, one on each square of the set, could move. One of the two moves
  // adds the width to the bit. The other one goes to the left from an even row, and to the right
  // from an odd one.
  Set ahead(Set from) const {
    return (from << width_ | (from & even_ & ~first_) << (width_ - 1) |
            (from & ~even_ & ~last_) << (width_ + 1)) &
           all_;
  }
  // The same for moves in the other direction.
  Set back(Set from) const {
    return (from >> width_ | ((from & ~even_ & ~last_) >> (width_ - 1)) |
            ((from & even_ & ~first_) >> (width_ + 1))) &
           all_;
  }
  // The squares to which foxes could move.
  Set beside(Set from) const { return ahead(from) | back(from); }

 private:
  int columns_, rows_, width_;
  Set all_ = 0, even_ = 0, first_ = 0, last_ = 0;  // even: the squares of even rows
};

// A board with one fox, as sets.
struct Placed {
  Squares squares;
  Set geese;
  int fox;  // its bit
};

// The geese of this board start at the bottom. Returns nullopt if the board is too large, if it has
// not exactly one fox, if animals are on both colours, or if a cell of their colour is a hole.
inline std::optional<Placed> placed(const Board& board) {
  if (!Squares::fit(board.columns(), board.rows())) return std::nullopt;
  Placed out{Squares(board.columns(), board.rows()), 0, -1};
  for (int cell = 0; cell < board.size(); ++cell) {
    const int row = board.rows() - 1 - board.row(cell), column = board.column(cell);
    const Piece piece = board.at(cell);
    if ((row + column) % 2 != 0) {
      if (piece == Piece::left || piece == Piece::right) return std::nullopt;
    } else if (piece == Piece::blocked || (piece == Piece::right && out.fox >= 0)) {
      return std::nullopt;
    } else if (piece == Piece::left) {
      out.geese |= Set{1} << out.squares.bit(row, column);
    } else if (piece == Piece::right) {
      out.fox = out.squares.bit(row, column);
    }
  }
  if (out.fox < 0) return std::nullopt;
  return out;
}

}  // namespace summand::games::fox_and_geese
