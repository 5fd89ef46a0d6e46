// WordField: a board on which pieces of both players and free cells matter, in machine words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/boards/board.hpp"
#include "summand/boards/word_sets.hpp"

namespace summand {

// Pieces of Left and of Right, and free cells. All other cells are blocked.
using WordField = WordSets<3>;

// nullopt if the board is too large for the grid.
template <class Grid>
std::optional<WordField> word_field_of(const Board& board) {
  WordField out;
  const bool fits = for_each_bit<Grid>(board.rows(), board.columns(), [&](int cell, auto bit) {
    const Piece piece = board.at(cell);
    if (piece == Piece::blocked) return;
    out.sets[piece == Piece::left ? 0 : piece == Piece::right ? 1 : 2] |= bit;
  });
  return fits ? std::optional(out) : std::nullopt;
}

}  // namespace summand
