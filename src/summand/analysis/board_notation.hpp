// BoardNotation: how the board of a game is written. With it a program that changes a board, such
// as an editor, can write the text of the changed board.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/boards/board_shape.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// What is written of a board.
enum class BoardForm : std::uint8_t {
  cells,     // the contents of the cells, with '|' between rows: ..#|...
  pieces,    // the name of a cell for each piece on it: c5 f6
  edges,     // the ends and the owner of each edge: 0-1L
  vertices,  // the edges, then the vertices with a content and those without an edge: 0-1 0L 2
  heaps,     // sizes, an 'o' before a ring: o7 5
  stacks,    // height and colour, with the number of equal ones: 2x1r
  cakes,     // sides, with the number of equal ones: 2 of 4x7
  rows,      // the number of free places between what stands at the ends: L9R, -7-, round 6
  cheques,   // the texts
};

// The expression of a position is `before`, then the elements with `between` among them, then
// `after`.
struct BoardNotation {
  BoardForm form = BoardForm::cells;
  std::string before, after;
  std::string_view between;
  bool sized = false;  // of pieces: the size of the board is written before them, as in "8x8: "
  bool owned = false;  // of cakes with sides: the letter of its owner stands behind each side
  std::string_view nothing{};  // the text of a board without elements, if it has one

  friend bool operator==(const BoardNotation&, const BoardNotation&) = default;
};

std::string_view key_of(BoardForm form);

// The elements of a board in this notation, without `before` and `after`.
std::string written(const BoardShape& shape, const BoardNotation& notation);

// nullopt if the game writes its boards in no such way. `shape` is the shape of the position.
std::optional<BoardNotation> notation_of(const AnyPosition& position, const BoardShape& shape);

}  // namespace summand
