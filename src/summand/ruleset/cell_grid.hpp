// CellGrid: the cells of a board in its picture, and their names.
#pragma once

#include <optional>
#include <string>

#include "summand/ruleset/any.hpp"

namespace summand {

// The place of a board in its picture, and the names of its cells. A cell is named b3 (columns are
// letters), by a number in a game on one row, or by two numbers from 0.
struct CellGrid {
  int rows = 0, columns = 0;
  int row_step = 1, column_step = 2;  // squares of the picture from a cell to the next one
  bool letters = true;
  int first = 1;  // the number of the first row, and of the first column without letters
  Origin origin = Origin::top;  // where rows begin, if columns are letters

  bool names_rows() const { return letters || first == 0; }
  // The number of a row that is counted from 0, from the top, and the other way round.
  int number_of_row(int row) const { return first + from_origin(row); }
  int row_of_number(int number) const { return from_origin(number - first); }

  friend bool operator==(const CellGrid&, const CellGrid&) = default;

 private:
  int from_origin(int row) const { return origin == Origin::top ? row : rows - 1 - row; }
};

// The letters of a column, which is counted from 0: a, ..., z, aa.
std::string letters_of_column(int column);

// The grid of a position, if its shape is a grid or a strip and lies in its picture.
std::optional<CellGrid> cell_grid(const AnyPosition& position);

// The picture or the figure of a position with the names of its rows and columns, if it has a grid
// that its figure shows. Other positions are drawn as they are.
std::optional<Picture> picture_with_names(const AnyPosition& position);
std::optional<Figure> figure_with_names(const AnyPosition& position, Medium medium);

}  // namespace summand
