// The parts of a position of Konane.
#pragma once

#include <vector>

#include "summand/boards/board.hpp"
#include "summand/games/konane/jumps.hpp"

namespace summand::games::konane {

// A player can move in each (konane/jumps.hpp). It stands on the smallest board that holds it. Its
// other cells are holes.
std::vector<Board> parts(const Board& board);

// The stones and the free cells of a board.
template <class Kind>
FieldSets<typename Kind::Set> field_of(const Board& board) {
  const auto left = Kind::set(board.left_plane()), right = Kind::set(board.right_plane());
  const auto all = Kind::set(Cells::full(board.rows(), board.columns()));
  return {Kind::without(left, right), Kind::without(right, left),
          Kind::without(all, Kind::either(left, right))};
}

}  // namespace summand::games::konane
