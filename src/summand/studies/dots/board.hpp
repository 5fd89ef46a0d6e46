// The board of Dots-and-Boxes: its dots, its lines, and the boxes that they enclose.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand::dots {

// A set of lines, a bit each.
using Lines = std::uint64_t;

// A rectangle of boxes, each with four lines around it. Dots have a letter for their column and a
// number for their row, counted from the bottom left: a1-b1 is the lowest line at the left.
class Board {
 public:
  static constexpr unsigned kMostLines = 64;

  Board() = default;  // 3x3

  // Errors: no box, or more than kMostLines lines.
  static Result<Board> of(unsigned rows, unsigned columns);

  unsigned rows() const { return rows_; }        // of boxes
  unsigned columns() const { return columns_; }  // of boxes
  unsigned boxes() const { return rows_ * columns_; }
  unsigned dots() const { return (rows_ + 1) * (columns_ + 1); }
  unsigned lines() const { return level_lines() + rows_ * (columns_ + 1); }
  Lines all() const { return lines() == 64 ? ~Lines{0} : (Lines{1} << lines()) - 1; }

  // The line below the box-row `row` (above the last one) at a column, and the one at its left.
  unsigned level(unsigned row, unsigned column) const { return row * columns_ + column; }
  unsigned upright(unsigned row, unsigned column) const {
    return level_lines() + row * (columns_ + 1) + column;
  }

  // The four lines around a box; boxes are numbered row by row from the bottom left.
  Lines around(unsigned box) const;
  // The one or two boxes beside a line.
  struct Beside {
    std::array<unsigned, 2> boxes{};
    unsigned count = 0;
  };
  Beside beside(unsigned line) const;
  // How many boxes a line completes that is drawn beside these. Assumes that it is not among them.
  unsigned completed(Lines drawn, unsigned line) const;

  // "a1-b1".
  std::string name(unsigned line) const;
  // Either dot may come first.
  std::optional<unsigned> line_named(std::string_view name) const;

  friend bool operator==(const Board&, const Board&) = default;

 private:
  Board(unsigned rows, unsigned columns) : rows_(rows), columns_(columns) {}

  unsigned level_lines() const { return (rows_ + 1) * columns_; }

  unsigned rows_ = 3, columns_ = 3;
};

}  // namespace summand::dots
