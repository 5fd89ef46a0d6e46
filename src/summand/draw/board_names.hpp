// Names of rows and columns beside a board.
#pragma once

#include <string>
#include <vector>

#include "summand/draw/figure.hpp"
#include "summand/draw/picture.hpp"

namespace summand {

// The cells of the board are in every `row_step`-th row and every `column_step`-th column of its
// picture, from the first one on.
struct BoardNames {
  std::vector<std::string> rows;  // may be empty: only columns have names
  std::vector<std::string> columns;
  int row_step = 1, column_step = 2;

  friend bool operator==(const BoardNames&, const BoardNames&) = default;
};

// The picture with the names of columns above it and those of rows to its left. A name that would
// touch the one before it is left out. Marks that were in even columns stay in even columns.
Picture with_names(Picture board, const BoardNames& names);
// The same for figure_of(board, medium).
Figure with_names(const Figure& board, const BoardNames& names);

}  // namespace summand
