// Backsliding Toads-and-Frogs: animals may also slide back, so that positions repeat (Winning Ways
// ch. 11).
#pragma once

#include <cstdint>

#include "summand/games/toads_and_frogs/animals.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct BackslidingToadsAndFrogs : toads_and_frogs::AnimalsOnAStrip<BackslidingToadsAndFrogs> {
  static constexpr RulesetInfo info{
      .name = "backsliding-toads-and-frogs",
      .title = "Backsliding Toads-and-Frogs",
      .rules =
          "As Toads-and-Frogs, but an animal may also slide one cell back onto a free cell. Jumps "
          "go ahead only, over a single animal of the other kind.",
      .notation =
          "backsliding-toads-and-frogs(3, 2, 4) is TTT..FFFF. In quotes, a strip from left to "
          "right: T is a toad, F a frog, . a free cell. Cells are counted from 1: the moves 2-3 "
          "and 3-2 are slides, 2x4 is a jump.",
      .source = "Winning Ways ch. 11; Siegel 2013",
      .examples = {"T.F", "T..FF", "TT.FF"},
  };
  static constexpr bool loopy = true;

  bool operator==(const BackslidingToadsAndFrogs&) const = default;

  template <class Visit>
  void for_each_move(const Position& strip, Player player, Visit&& visit) const {
    for_each_move_ahead(strip, player, visit);
    const std::uint64_t toads = strip.left(), frogs = strip.right(), free = strip.free();
    if (player == Player::left) {
      for_each_cell(toads & free << 1, [&](int from) { visit(Move{from, from - 1}); });
    } else {
      for_each_cell(frogs & free >> 1, [&](int from) { visit(Move{from, from + 1}); });
    }
  }
};

}  // namespace summand::games
