#include "summand/rules/derived/walls.hpp"

#include <cstddef>
#include <vector>

namespace summand {

LetterSet wall_letters(const GameText& game, std::span<const PlayerRule> rules) {
  if (game.board != BoardKind::strip) return 0;
  LetterSet walls = game.all();
  const auto look_at = [&](const PatternCell& cell, bool is_end) {
    if (!cell.outside) {
      walls &= static_cast<LetterSet>(~cell.guard);
    } else if (is_end) {
      walls &= static_cast<LetterSet>(cell.guard & ~cell.map.changed(cell.guard));
    } else {
      walls = 0;
    }
  };
  for (const PlayerRule& rule : rules) {
    if (rule.steps.size() != 1) return 0;
    for (const StepImage& image : rule.steps.front()) {
      if (!image.conditions.empty()) return 0;
      for (std::size_t i = 0; i < image.runs.size(); ++i) {
        const Run& run = image.runs[i];
        for (std::size_t j = 0; j < run.cells.size(); ++j) {
          const bool is_end =
              (i == 0 && j == 0) || (i + 1 == image.runs.size() && j + 1 == run.cells.size());
          look_at(run.cells[j], is_end && run.repeat == Repeat::once);
        }
      }
    }
  }
  return walls;
}

}  // namespace summand
