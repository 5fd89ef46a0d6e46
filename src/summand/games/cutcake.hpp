// Cutcake (Winning Ways ch. 2).
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include "summand/games/cakes/cake.hpp"

namespace summand::games {

struct Cutcake : CakeGame<Cutcake> {
  static constexpr RulesetInfo info{
      .name = "cutcake",
      .title = "Cutcake",
      .rules =
          "Left cuts a cake in two from top to bottom, Right from side to side, along the lines "
          "between its cells.",
      .notation =
          "cutcake(4x7) is a cake of 4 rows and 7 columns, cutcake(4x7, 3x3) two cakes; in quotes "
          "also \"2 of 4x7, 3x3\". The move 4x7->4x4+4x3 is a cut of Left's, 4x7->2x7+2x7 one of "
          "Right's.",
      .source = "Winning Ways ch. 2",
      .examples = {"4x7", "3x5, 2x8", "2 of 5x8, 1x3"},
  };

  template <class Visit>
  void for_each_way(const Cake& cake, Player player, Visit&& visit) const {
    for_each_cut(cake, player, 0, 1, visit);
  }

  std::optional<Known> theorem(const Cakes& cakes, ValueStore& store) const {
    Dyadic moves;
    for (const auto& [cake, count] : cakes.batches()) {
      moves += Dyadic(count) * Dyadic(moves_ahead(cake));
    }
    return Known{store.number(moves), "Cutcake, by powers of two (Winning Ways ch. 2)"};
  }

  // The number of moves by which Left is ahead. Let 2^p be the greatest power of two that is not
  // greater than the number of rows. Then the columns count as floor(columns / 2^p) strips, and
  // Left has one move less than strips.
  static std::int64_t moves_ahead(const Cake& cake) {
    const std::uint32_t upright = cake.columns / std::bit_floor(cake.rows);
    const std::uint32_t lying = cake.rows / std::bit_floor(cake.columns);
    if (upright > 1) return upright - 1;
    return lying > 1 ? -static_cast<std::int64_t>(lying - 1) : 0;
  }

  Picture picture(const Cakes& cakes) const { return picture_of(cakes, Paint::left, Paint::right); }
};

}  // namespace summand::games
