// The rules of one player: those of a file, with `both` and `each` written out and laid in all
// their directions.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "summand/rules/rewrite.hpp"
#include "summand/rules/text/game_text.hpp"

namespace summand {

// A rule of the file for one player. Each step lists its images, in the order of its directions.
struct PlayerRule {
  Player player = Player::left;
  LetterSet mine = 0;  // the pieces of the player
  std::vector<std::vector<StepImage>> steps;
  std::size_t rule = 0;  // its place among the rules of the file
};

// The letters with the first cell of Left in place of the first one of Right, and so on.
LetterMap letters_exchanged(const GameText& game);

std::vector<PlayerRule> player_rules(const GameText& game);

// Calls visit(RuleImage) for each choice of one image for each step.
template <class Visit>
void for_each_image(const PlayerRule& rule, Visit&& visit) {
  RuleImage image{.player = rule.player, .mine = rule.mine, .steps = {}, .rule = rule.rule};
  const auto choose = [&](const auto& self, std::size_t step) -> void {
    if (step == rule.steps.size()) {
      visit(std::as_const(image));
      return;
    }
    for (const StepImage& chosen : rule.steps[step]) {
      image.steps.push_back(chosen);
      self(self, step + 1);
      image.steps.pop_back();
    }
  };
  choose(choose, 0);
}

}  // namespace summand
