// Turn-and-Eatcake (Winning Ways ch. 8, "Splitting the Atom").
#pragma once

#include "summand/games/cakes/cake.hpp"

namespace summand::games {

struct TurnAndEatcake : CakeGame<TurnAndEatcake> {
  static constexpr RulesetInfo info{
      .name = "turn-and-eatcake",
      .title = "Turn-and-Eatcake",
      .rules =
          "Left eats a whole column of a cake, Right a whole row. The pieces on its two sides are "
          "then turned through a right angle; other cakes on the table are not.",
      .notation =
          "turn-and-eatcake(4x7) is a cake of 4 rows and 7 columns, turn-and-eatcake(4x7, 3x3) two "
          "cakes; in quotes also \"2 of 4x7, 3x3\". The move 4x7->4x4+2x4 eats a column and turns "
          "what was 4x4 and 4x2. Were it turned before eating, m x n would be our n x m.",
      .source = "Winning Ways ch. 8",
      .examples = {"4x7", "3x5, 2x8", "5x7"},
  };

  template <class Visit>
  void for_each_way(const Cake& cake, Player player, Visit&& visit) const {
    for_each_cut(cake, player, 1, 0, [&](const Cake& first, const Cake& second) {
      visit(first.transposed(), second.transposed());
    });
  }

  Picture picture(const Cakes& cakes) const {
    return picture_of(cakes, Paint::faint, Paint::faint);
  }
};

}  // namespace summand::games
