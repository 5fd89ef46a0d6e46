// The text of a rectangular grid: rows from the top, one character for each cell, divided by '|'.
#pragma once

#include <optional>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

struct GridSides {
  int rows = 0, columns = 0;
};

// The sides of the grid: the length of the first row, and the number of rows that the length of the
// text gives. Fails if the text or its first row is empty, and for more than `most` cells.
Result<GridSides> grid_sides(std::string_view text, int most);

// Errors about the character at a place: that its row is not as long as the first one, or that the
// game has no such letter.
std::unexpected<Error> ragged_grid(std::string_view text, int columns, std::size_t offset);
std::unexpected<Error> no_such_letter(std::string_view letters, std::size_t offset);

// The letter of `letters` that a person means by this one: the letter itself, or else the same one
// as a capital or as a small letter. nullopt if there is none.
std::optional<char> letter_meant(std::string_view letters, char typed);

// Reads a grid. It is made as Grid(rows, columns), and put(grid, cell, letter) is called for each
// cell with one of `letters` (see letter_meant). All rows must have the same length.
template <class Grid, class Put>
Result<Grid> read_grid(std::string_view text, std::string_view letters, Put&& put) {
  SUMMAND_TRY(sides, grid_sides(text, Grid::kMostCells));
  Grid grid(sides.rows, sides.columns);
  const auto width = static_cast<std::size_t>(sides.columns) + 1;
  int cell = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool divider = i % width == width - 1;
    if (divider != (text[i] == '|')) return ragged_grid(text, sides.columns, i);
    if (divider) continue;
    const auto letter = letter_meant(letters, text[i]);
    if (!letter) return no_such_letter(letters, i);
    put(grid, cell++, *letter);
  }
  if (cell != grid.size()) return ragged_grid(text, sides.columns, text.size());
  return grid;
}

}  // namespace summand
