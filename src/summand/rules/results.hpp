// What the moves of a player make of a board.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/rules/laid.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/player_rules.hpp"

namespace summand {

// A step as it was made: its cells in the order of the pattern, with their letters.
struct StepMade {
  struct Cell {
    int cell;
    Letter before, after;
  };
  std::vector<Cell> cells;
};

inline bool holds(const RuleCondition& condition, std::span<const Laid> laid,
                  const BoardSides& sides, const LetterBoard& board) {
  const ConditionPlaces places = places_of(condition, laid, sides);
  bool any = condition.outside && places.outside;
  for (const int cell : places.cells) any = any || (condition.letters >> board.at(cell) & 1) != 0;
  return any != condition.unless;
}

// Calls visit(board, span of StepMade) for each way of making a move. Several ways can have the
// same result. Throws LimitReached. Walks along the patterns on the board, so it makes no list of
// rewrites.
template <class Visit>
void for_each_way(const PlayerRule& rule, const BoardSides& sides, const LetterBoard& start,
                  Visit&& visit) {
  constexpr std::size_t kWaysBetweenLooks = 1024;
  constexpr std::size_t kMostWays = std::size_t{1} << 24;
  std::size_t ways = 0;
  std::vector<StepMade> made;
  const auto go_on = [&](const auto& self, const LetterBoard& board, int begin) -> void {
    const std::size_t step = made.size();
    if (step == rule.steps.size()) {
      if (++ways % kWaysBetweenLooks == 0) CurrentBudget::look();
      if (ways > kMostWays) {
        reach_limit(Limit::size, "a position with more than 16,777,216 ways to move");
      }
      if (board != start) visit(board, std::span<const StepMade>(made));
      return;
    }
    const auto meets = [&](int cell, const PatternCell& pattern) {
      return (pattern.guard >> board.at(cell) & 1) != 0;
    };
    for (const StepImage& image : rule.steps[step]) {
      for_each_laid(image, sides, begin, meets, [&](std::span<const Laid> laid) {
        for (const RuleCondition& condition : image.conditions) {
          if (!holds(condition, laid, sides, board)) return;
        }
        LetterBoard after = board;
        StepMade cells;
        for (const Laid& place : laid) {
          if (place.cell < 0) continue;
          const Letter before = board.at(place.cell), now = place.pattern->map(before);
          if (now != before) after.put(place.cell, now);
          cells.cells.push_back({place.cell, before, now});
        }
        made.push_back(std::move(cells));
        self(self, after, end_of_step(laid, rule.mine));
        made.pop_back();
      });
    }
  };
  go_on(go_on, start, -1);
}

}  // namespace summand
