// Board: a rectangle of cells, each free, blocked, or with a piece of Left or of Right.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/boards/cells.hpp"
#include "summand/boards/key.hpp"
#include "summand/draw/picture.hpp"
#include "summand/value/value.hpp"

namespace summand {

// The content of a cell of a board.
enum class Piece : std::uint8_t { none, left, right, blocked };

constexpr Piece piece_of(Player player) {
  return player == Player::left ? Piece::left : Piece::right;
}

// Two sets of cells. A piece of Left is in the first, a piece of Right in the second, and a blocked
// cell in both. Cells are numbered as in Cells: along the rows, from the top left.
class Board {
 public:
  static constexpr int kMostCells = Cells::kMostCells;

  // How a board is written: one character for each cell, rows divided by '|'. The letter 0 means
  // that the game has no such piece.
  struct Letters {
    char none, left, right, blocked;
  };

  Board() = default;
  Board(int rows, int columns) : left_(rows, columns), right_(rows, columns) {}
  Board(Cells left, Cells right) : left_(std::move(left)), right_(std::move(right)) {}

  // Reads a board. All rows must have the same length. Capitals and small letters are alike, unless
  // the game uses both.
  static Result<Board> parse(std::string_view text, Letters letters);
  std::string print(Letters letters) const;
  // An empty board from (4x6) or (4,6).
  static Result<Board> make_empty(const Arguments& arguments);
  // A full board of (4x6) or (4,6), coloured like a chess board, with a piece of Left in the top
  // left corner.
  static Result<Board> make_chequered(const Arguments& arguments);

  int rows() const { return left_.rows(); }
  int columns() const { return left_.columns(); }
  int size() const { return left_.size(); }
  int row(int cell) const { return cell / columns(); }
  int column(int cell) const { return cell % columns(); }
  int cell(int row, int column) const { return row * columns() + column; }
  bool inside(int row, int column) const {
    return row >= 0 && row < rows() && column >= 0 && column < columns();
  }

  // Whether a cell is in the row of `other`. The cell may lie outside the board.
  bool in_row_of(int cell, int other) const { return cell >= 0 && row(cell) == row(other); }

  Piece at(int cell) const {
    return static_cast<Piece>(left_.contains(cell) + 2 * right_.contains(cell));
  }
  void put(int cell, Piece piece) {
    put(left_, cell, piece == Piece::left || piece == Piece::blocked);
    put(right_, cell, piece == Piece::right || piece == Piece::blocked);
  }
  // The cells of the first and of the second set.
  const Cells& left_plane() const { return left_; }
  const Cells& right_plane() const { return right_; }
  bool empty() const { return left_.empty() && right_.empty(); }
  std::size_t heap_bytes() const { return left_.heap_bytes() + right_.heap_bytes(); }

  // Calls visit(cell) for each cell with that piece, in rising order.
  template <class Visit>
  void for_each(Piece piece, Visit&& visit) const {
    if (piece == Piece::none) {
      for (int i = 0; i < size(); ++i) {
        if (at(i) == Piece::none) visit(i);
      }
      return;
    }
    const bool in_left = piece != Piece::right;
    (in_left ? left_ : right_).for_each([&](int i) {
      if (at(i) == piece) visit(i);
    });
  }

  // Calls visit(cell) for each neighbour of a cell, up to four: above, left, right, below.
  template <class Visit>
  void for_each_beside(int cell, Visit&& visit) const {
    const int columns = this->columns(), column = cell % columns;
    if (cell >= columns) visit(cell - columns);
    if (column > 0) visit(cell - 1);
    if (column + 1 < columns) visit(cell + 1);
    if (cell + columns < size()) visit(cell + columns);
  }

  // The cells with a piece of either player (or blocked).
  Cells occupied() const { return left_.joined(right_); }
  // The same board with only these cells kept. All others are free.
  Board only(const Cells& cells) const { return {left_.within(cells), right_.within(cells)}; }
  // Removes the first piece with all that are connected to it by edges, and returns them on a board
  // of the same size. Assumes that there is a piece.
  Board take_group() {
    if (left_.one_word()) {
      const std::uint64_t left = left_.word(), right = right_.word(), all = left | right;
      const auto board = [&](std::uint64_t cells) {
        return Board(Cells(rows(), columns(), left & cells),
                     Cells(rows(), columns(), right & cells));
      };
      const Cells pieces(rows(), columns(), all);
      const std::uint64_t group = pieces.connected_to(std::countr_zero(all)).word();
      Board out = board(group);
      *this = board(~group);
      return out;
    }
    const Cells pieces = occupied(), group = pieces.connected_to(pieces.first());
    Board out = only(group);
    *this = only(pieces.without(group));
    return out;
  }
  Board cut(const Cells::Box& box) const { return {left_.cut(box), right_.cut(box)}; }
  // The rows from `begin` to `end` - 1, as a board of their own.
  Board rows_between(int begin, int end) const;

  Board flip_rows() const { return {left_.flip_rows(), right_.flip_rows()}; }
  Board turned() const { return {left_.turned(), right_.turned()}; }
  Board flip_columns() const { return flip_rows().turned(); }
  Board transposed() const { return {left_.transposed(), right_.transposed()}; }
  // Pieces of Left become pieces of Right and the other way round.
  Board exchanged() const { return {right_, left_}; }

  // The least of the four boards that flips give, and of the eight that all symmetries give. The
  // second is for games in which rows and columns have the same rules.
  Board least_of_flips() const;
  Board least_of_symmetries() const;

  // a1 is the top left cell; the letter names the column.
  std::string name(int cell) const { return left_.name(cell); }

  // Different boards of up to 56 cells have different keys.
  std::optional<PositionKey> key() const;

  // One glyph for each cell.
  struct Glyphs {
    std::string_view none, left, right, blocked;
  };
  Picture picture(Glyphs glyphs) const;
  // Blocked cells are holes.
  BoardShape shape(Letters letters) const;

  // Calls visit(board) for all ways to fill the boards of 1..rows by 1..columns. The cells are
  // filled with the first `kinds` of: none, left, right, blocked.
  template <class Visit>
  static void for_each_fill(int rows, int columns, int kinds, Visit&& visit) {
    for (int r = 1; r <= rows; ++r) {
      for (int c = 1; c <= columns; ++c) for_each_fill_of(Board(r, c), kinds, visit);
    }
  }
  template <class Visit>
  static void for_each_fill_of(Board board, int kinds, Visit&& visit) {
    while (true) {
      visit(board);
      int i = 0;
      // Counts up in base `kinds`, with one digit for each cell.
      for (; i < board.size(); ++i) {
        const int next = static_cast<int>(board.at(i)) + 1;
        board.put(i, next == kinds ? Piece::none : static_cast<Piece>(next));
        if (next < kinds) break;
      }
      if (i == board.size()) return;
    }
  }

  friend bool operator==(const Board&, const Board&) = default;
  friend std::strong_ordering operator<=>(const Board&, const Board&) = default;
  friend std::uint64_t hash_value(const Board& board) {
    return hash_combine(hash_value(board.left_), hash_value(board.right_));
  }

 private:
  static void put(Cells& cells, int cell, bool in) {
    if (in) {
      cells.add(cell);
    } else {
      cells.remove(cell);
    }
  }

  Cells left_, right_;
};

}  // namespace summand
