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

// Calls visit(Rewrite) for each ground rewrite of the image on the board. Several can be equal, or
// have the same results. Composes the steps, so the number of rewrites is the product of theirs.
template <class Visit>
void for_each_rewrite(const RuleImage& image, const BoardSides& sides, Visit&& visit) {
  const auto go_on = [&](const auto& self, std::size_t step, const Rewrite& before,
                         int begin) -> void {
    for_each_ground_step(image.steps[step], sides, image.mine, begin, [&](const GroundStep& next) {
      const std::optional<Rewrite> both = composed(before, next);
      if (!both) return;
      if (step + 1 == image.steps.size()) {
        visit(*both);
      } else {
        self(self, step + 1, *both, next.end);
      }
    });
  };
  go_on(go_on, 0, Rewrite{.player = image.player}, -1);
}

}  // namespace summand
