// Pointing: a move by a cell of the board that it touches, counted in rows and columns.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// How a board lies in its picture, and how its cells are named: b3 (columns are letters), by a
// number in a game on one row, or by two numbers from 0.
struct CellGrid {
  int rows = 0, columns = 0;
  int row_step = 1, column_step = 2;  // squares of the picture from a cell to the next one
  bool letters = true;
  int first = 1;  // the number of the first row, and of the first column without letters

  bool names_rows() const { return letters || first == 0; }

  friend bool operator==(const CellGrid&, const CellGrid&) = default;
};

// The grid of a term whose shape is a grid or a strip and lies in its picture. Nothing for other
// games, and where nobody can move.
std::optional<CellGrid> cell_grid(const Term& term);

// What a person pointed at. On rows of places, such as chairs, the columns count the places of the
// row that moves may touch.
struct PointedCell {
  std::optional<std::size_t> term{};  // from 0, where it was said
  int row = 0, column = 0;            // from 0; on a board that counts from 0 one less
  bool by_numbers = false;            // `3 4`, which is nothing else
};

// Reads `3 4`, `3 d` and `d3`, with the number of a game before them in a sum: `2: 3 4`. Nothing
// where the text is of no such kind.
std::optional<PointedCell> read_pointed(std::string_view text);

// The places of those among some legal `moves` of a player that touch the cell; none is no error.
// Moves are listed for the first of equal rows only, and for one half of a row that is the same in
// reverse. So the moves at a place of such a row are those at all places that are the same.
// An error says which board is missing, or how large the board is.
Result<std::vector<std::size_t>> moves_at(const SumInPlay& sum, Player player,
                                          const std::vector<TermMove>& moves,
                                          const PointedCell& cell);

}  // namespace summand
