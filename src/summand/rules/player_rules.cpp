#include "summand/rules/player_rules.hpp"

#include <bit>
#include <utility>

namespace summand {

namespace {

// A step with its letters exchanged. The map must be its own inverse.
TextStep exchanged(TextStep step, LetterMap letters) {
  for (Run& run : step.runs) {
    for (PatternCell& cell : run.cells) {
      cell.guard = letters.image(cell.guard);
      cell.map = letters.then(cell.map).then(letters);
    }
  }
  for (RuleCondition& condition : step.conditions) {
    condition.letters = letters.image(condition.letters);
  }
  return step;
}

std::vector<StepImage> images_of(const TextStep& step) {
  std::vector<StepImage> out;
  for (const TextFrame& frame : step.frames) {
    out.push_back({step.runs, frame.along, frame.down, step.conditions});
  }
  return out;
}

}  // namespace

LetterMap letters_exchanged(const GameText& game) {
  LetterMap out;
  LetterSet right = game.of(CellOwner::right);
  for_each_letter(game.of(CellOwner::left), [&](Letter mine) {
    if (right == 0) return;
    const auto its = static_cast<Letter>(std::countr_zero(right));
    right &= static_cast<LetterSet>(right - 1);
    out.set(mine, its);
    out.set(its, mine);
  });
  return out;
}

std::vector<PlayerRule> player_rules(const GameText& game) {
  std::vector<PlayerRule> out;
  const LetterMap letters = letters_exchanged(game);
  for (std::size_t i = 0; i < game.lines.size(); ++i) {
    const TextRule& line = game.lines[i];
    for (const Player player : {Player::left, Player::right}) {
      const bool is_left = player == Player::left;
      if (line.who == (is_left ? Who::right : Who::left)) continue;
      PlayerRule rule{.player = player,
                      .mine = game.of(is_left ? CellOwner::left : CellOwner::right),
                      .steps = {},
                      .rule = i};
      for (const TextStep& step : line.steps) {
        const bool is_exchanged = line.who == Who::each && !is_left;
        rule.steps.push_back(images_of(is_exchanged ? exchanged(step, letters) : step));
      }
      out.push_back(std::move(rule));
    }
  }
  return out;
}

}  // namespace summand
