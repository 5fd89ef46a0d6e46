// Childish Hackenbush (Winning Ways ch. 2).
#pragma once

#include "summand/games/hackenbush/childish_rules.hpp"

namespace summand::games {

struct ChildishHackenbush : hackenbush::ChildishRules<ChildishHackenbush, true> {
  static constexpr RulesetInfo info{
      .name = "childish-hackenbush",
      .title = "Childish Hackenbush",
      .rules =
          "Hackenbush in which a move may not cut off anything: Left deletes a blue edge (L) or a "
          "green one (G), Right a red one (R) or a green one, and it must be the only edge to "
          "disappear.",
      .notation =
          "As in Hackenbush: in quotes, edges such as 0-1L (0 is the ground), or stalks by their "
          "colours from the ground upwards, \"LRRLG\". Green edges keep the childish rule too; "
          "where they may be cut with all that they hold, the game is "
          "childish-hackenbush-hotchpotch. (lollipop, 2, 6, 3) has 2 green sticks under a cycle "
          "of 6 blue and 3 red edges. A move is named by the edge it deletes.",
      .source = "Winning Ways ch. 2",
      .examples = {"LRL", "0-1L 1-2L 1-3R 3-4L", "0-1L 1-2L 2-3R 0-3R", "0-1G 0-1G 1-2L 1-2R"},
  };

  bool operator==(const ChildishHackenbush&) const = default;
};

}  // namespace summand::games
