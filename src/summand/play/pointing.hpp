// Pointing: a move by a cell of the board that it touches, counted in rows and columns.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// The place of a board in its picture, and the names of its cells. A cell is named b3 (columns are
// letters), by a number in a game on one row, or by two numbers from 0.
struct CellGrid {
  int rows = 0, columns = 0;
  int row_step = 1, column_step = 2;  // squares of the picture from a cell to the next one
  bool letters = true;
  int first = 1;  // the number of the first row, and of the first column without letters

  bool names_rows() const { return letters || first == 0; }

  friend bool operator==(const CellGrid&, const CellGrid&) = default;
};

// The grid of a term, if its shape is a grid or a strip and lies in its picture. Nothing for other
// games, and if nobody can move.
std::optional<CellGrid> cell_grid(const Term& term);

// A cell that a person points at. On rows of places, such as chairs, columns are counted along the
// places of the row that moves may touch.
struct PointedCell {
  std::optional<std::size_t> term{};  // from 0, if the person named it
  int row = 0, column = 0;            // the typed number - 1, also on a board that counts from 0
  bool by_numbers = false;            // `3 4`, which always means a cell
};

// Reads `3 4`, `3 d` and `d3`, and in a sum the number of a game before them: `2: 3 4`. Nothing if
// the text is different.
std::optional<PointedCell> read_pointed(std::string_view text);

// The indices of those of the legal `moves` of a player that touch the cell. If there are none,
// that is not an error. Moves are listed only for the first of equal rows, and only for one half of
// a row that is the same in reverse. So the moves at a place in such a row are the moves at all
// equal places. An error names the missing board or the size of the board.
Result<std::vector<std::size_t>> moves_at(const SumInPlay& sum, Player player,
                                          const std::vector<TermMove>& moves,
                                          const PointedCell& cell);

}  // namespace summand
