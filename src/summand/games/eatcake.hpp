// Eatcake, also known as Bynum's game (Winning Ways ch. 8).
#pragma once

#include "summand/games/cakes/cake.hpp"

namespace summand::games {

struct Eatcake : CakeGame<Eatcake> {
  static constexpr RulesetInfo info{
      .name = "eatcake",
      .title = "Eatcake",
      .rules =
          "Left eats a whole column of a cake, Right a whole row. The pieces on its two sides "
          "become separate cakes.",
      .notation =
          "eatcake(4x7) is a cake of 4 rows and 7 columns, eatcake(4x7, 3x3) two cakes; in quotes "
          "also \"2 of 4x7, 3x3\". The move 4x7->4x4+4x2 eats a column between them, 4x7->3x7 the "
          "row at an edge.",
      .source = "James Bynum; Winning Ways ch. 8",
      .examples = {"4x7", "3x5, 2x8", "7x6"},
  };

  template <class Visit>
  void for_each_way(const Cake& cake, Player player, Visit&& visit) const {
    for_each_cut(cake, player, 1, 0, visit);
  }

  Picture picture(const Cakes& cakes) const {
    return picture_of(cakes, Paint::faint, Paint::faint);
  }
};

}  // namespace summand::games
