// The law of shapes: which elements the moves of a game touch, and which they do not change.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "summand/boards/board_shape.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::testing {

// A fault of the list of a move: it is empty, or it has a place that is not on the board.
std::string fault_of_places(const BoardShape& shape, const std::vector<int>& places);

// A fault of what a move with these places changes.
std::string fault_of_change(const BoardShape& before, const BoardShape& after,
                            const std::vector<int>& places, bool reaches_further);

// A fault of the cells of a move; empty if there is none. `before` is the shape of the position. A
// position without a shape has no cells. After a move from a position with a shape there is a
// shape. A move of a loopy game may lead to the same position. Then it has one cell.
template <class R>
std::string shape_fault(const R& rules, const typename R::Position& position,
                        const std::optional<BoardShape>& before, Player player,
                        const typename R::Move& move) {
  const std::optional<BoardShape> after = rules.shape(rules.play(position, player, move));
  const std::vector<int> places = rules.cells(position, player, move);
  if (!before) return places.empty() ? "" : "there are cells and no shape";
  if (!after) return "the move takes away the shape";
  if (std::string fault = fault_of_places(*before, places); !fault.empty()) return fault;
  if (Loopy<R> && rules.play(position, player, move) == position) {
    return places.size() == 1 ? "" : "nothing changes, and the move has several cells";
  }
  return fault_of_change(*before, *after, places, MovesReachFurther<R>);
}

}  // namespace summand::testing
