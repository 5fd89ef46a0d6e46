// The board of Dots-and-Boxes: its dots, its lines, and its boxes.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/games/dots/lines.hpp"

namespace summand::dots {

// A rectangle of boxes, each with four lines around it. A dot has a letter for its column and a
// number for its row, counted from the bottom left: a1-b1 is the lowest line at the left.
class Board {
 public:
  static constexpr unsigned kMostLines = Lines::kMost;

  Board() = default;  // 3x3

  // Fails if there is no box, or if there are more than kMostLines lines.
  static Result<Board> of(unsigned rows, unsigned columns);

  unsigned rows() const { return rows_; }        // of boxes
  unsigned columns() const { return columns_; }  // of boxes
  unsigned boxes() const { return rows_ * columns_; }
  unsigned dots() const { return (rows_ + 1) * (columns_ + 1); }
  unsigned lines() const { return level_lines() + rows_ * (columns_ + 1); }
  Lines all() const;

  // The line below the box row `row` at a column (above the last row for row == rows()), and the
  // line at its left.
  unsigned level(unsigned row, unsigned column) const { return row * columns_ + column; }
  unsigned upright(unsigned row, unsigned column) const {
    return level_lines() + row * (columns_ + 1) + column;
  }

  // The four lines around a box. Boxes are numbered row by row from the bottom left.
  std::array<unsigned, 4> around(unsigned box) const;
  // How many of them are in a set.
  unsigned count_around(unsigned box, const Lines& lines) const;
  // The one or two boxes beside a line.
  struct Beside {
    std::array<unsigned, 2> boxes{};
    unsigned count = 0;
  };
  Beside beside(unsigned line) const;
  // The number of boxes that a line completes if `drawn` are drawn. Assumes that it is not among
  // them.
  unsigned completed(const Lines& drawn, unsigned line) const;

  // Returns "a1-b1".
  std::string name(unsigned line) const;
  // Returns "a1", the dot at the lower left of a box.
  std::string name_of_box(unsigned box) const;
  // The dots may be in either order.
  std::optional<unsigned> line_named(std::string_view name) const;

  friend bool operator==(const Board&, const Board&) = default;

 private:
  Board(unsigned rows, unsigned columns) : rows_(rows), columns_(columns) {}

  unsigned level_lines() const { return (rows_ + 1) * columns_; }

  unsigned rows_ = 3, columns_ = 3;
};

}  // namespace summand::dots
