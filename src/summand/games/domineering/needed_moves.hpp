// Moves of Domineering that a neighbour in the same line dominates.
//
// A player has no use for a cell that has no free neighbour in the direction of his dominoes. Let
// a, b and c be free cells, one after another in that direction. If the player takes a-b, then c
// stays free. If he takes b-c, then a stays free. So a-b dominates b-c if the opponent has no use
// for c, and the player has no use for a without b.
#pragma once

#include <cstdint>

#include "summand/boards/cells.hpp"

namespace summand::games::domineering {

// The cells of a board of one word, seen by a player. `step` is the distance of two cells that his
// dominoes cover.
struct View {
  std::uint64_t free;
  std::uint64_t before, after;  // cells with a free neighbour before them or after them in the line
  std::uint64_t beside;         // cells with a free neighbour in the direction of the opponent
  int step;
};

inline View view_of(const Cells& free, Player player) {
  const Cells::Sides sides = free.sides();
  const std::uint64_t upright = sides.above | sides.below, lying = sides.left | sides.right;
  if (player == Player::left) return {free.word(), sides.above, sides.below, lying, free.columns()};
  return {free.word(), sides.left, sides.right, upright, 1};
}

// The first cells of all moves but those that a neighbour dominates. Of two equal neighbours the
// first one stays.
inline std::uint64_t needed_moves(const View& view) {
  const std::uint64_t moves = view.free & view.after;
  if (2 * view.step >= 64) return moves;
  const auto next = [&view](std::uint64_t cells) { return cells >> view.step; };
  const std::uint64_t two = moves & next(moves);  // the cells a of all a, b, c
  const std::uint64_t lone = view.free & ~view.beside, last = view.free & ~view.after;
  const std::uint64_t first_better = two & ~view.before & next(next(lone));
  const std::uint64_t second_better = two & lone & next(next(last)) & ~first_better;
  return moves & ~(first_better << view.step) & ~second_better;
}

}  // namespace summand::games::domineering
