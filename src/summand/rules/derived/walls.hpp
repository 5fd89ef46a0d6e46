// The walls of a game on strips: letters that act like the ends of the strip.
#pragma once

#include <span>

#include "summand/rules/letter_board.hpp"
#include "summand/rules/letters.hpp"
#include "summand/rules/player_rules.hpp"
#include "summand/rules/text/game_text.hpp"

namespace summand {

// A position is the sum of its pieces between walls, move by move: no pattern goes over a wall, no
// rule changes one, and a pattern that may end at a wall may end outside the strip, and the other
// way round. Empty for games on other boards, and if a rule has conditions or several steps.
LetterSet wall_letters(const GameText& game, std::span<const PlayerRule> rules);

// Calls visit(piece) for the pieces of a strip between the walls, from left to right. Returns
// false, and visits none, if the strip has no wall.
template <class Visit>
bool for_each_piece(const LetterBoard& strip, LetterSet walls, Visit&& visit) {
  const auto is_wall = [&](int cell) { return (walls >> strip.at(cell) & 1) != 0; };
  int first = 0;
  for (int cell = 0; cell < strip.size(); ++cell) {
    if (!is_wall(cell)) continue;
    if (cell > first) visit(strip.box(0, first, 1, cell - first));
    first = cell + 1;
  }
  if (first == 0) return false;
  if (strip.size() > first) visit(strip.box(0, first, 1, strip.size() - first));
  return true;
}

}  // namespace summand
