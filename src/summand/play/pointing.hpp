// Pointing: a move by a cell of the board that it touches, counted in rows and columns.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"
#include "summand/ruleset/cell_grid.hpp"
#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// The grid of the position of a term. Nothing if nobody can move.
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
