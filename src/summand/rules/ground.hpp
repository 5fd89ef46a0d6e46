// The ground rewrites of a rule image on a board.
#pragma once

#include <cstddef>
#include <optional>

#include "summand/rules/laid.hpp"
#include "summand/rules/rewrite.hpp"

namespace summand {

// Calls visit(GroundStep) for each place of the board, and each number of repetitions, where the
// step fits. With `begin` >= 0 it begins on that cell. `mine` are the letters of the mover's
// pieces.
template <class Visit>
void for_each_ground_step(const StepImage& step, const BoardSides& sides, LetterSet mine, int begin,
                          Visit&& visit) {
  const auto meets = [](int, const PatternCell&) { return true; };
  for_each_laid(step, sides, begin, meets, [&](std::span<const Laid> laid) {
    if (const auto ground = ground_step(step, sides, laid, mine)) visit(*ground);
  });
}

}  // namespace summand
