// Candy bar: impartial Cutcake (Winning Ways ch. 2).
#pragma once

#include <cstdint>
#include <optional>

#include "summand/games/cakes/cake.hpp"

namespace summand::games {

struct CandyBar : CakeGame<CandyBar> {
  static constexpr RulesetInfo info{
      .name = "candy-bar",
      .title = "Candy bar",
      .rules =
          "Either player breaks a bar in two along any line between its cells: impartial Cutcake.",
      .notation =
          "candy-bar(4x7) is a bar of 4 rows and 7 columns, candy-bar(4x7, 3x3) two bars; in "
          "quotes "
          "also \"2 of 4x7, 3x3\". The move 4x7->4x4+4x3 breaks a bar in two.",
      .source = "Winning Ways ch. 2",
      .examples = {"4x7", "3x5, 2x8"},
  };

  template <class Visit>
  void for_each_way(const Cake& bar, Player, Visit&& visit) const {
    for_each_cut(bar, Player::left, 0, 1, visit);
    for_each_cut(bar, Player::right, 0, 1, visit);
  }

  bool impartial(const Cakes&) const { return true; }

  // Every way to break a bar of n cells takes n - 1 moves.
  std::optional<Known> theorem(const Cakes& bars, ValueStore& store) const {
    std::uint64_t moves = 0;
    for (const auto& [bar, count] : bars.batches()) moves += count * (bar.cells() - 1);
    return Known{store.nimber(moves % 2), "every break makes one piece more (Winning Ways ch. 2)"};
  }

  Picture picture(const Cakes& bars) const {
    return picture_of(bars, Paint::either, Paint::either);
  }
};

}  // namespace summand::games
