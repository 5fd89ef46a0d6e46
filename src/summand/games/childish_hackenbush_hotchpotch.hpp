// Childish Hackenbush Hotchpotch (Winning Ways ch. 8).
#pragma once

#include "summand/games/hackenbush/childish_rules.hpp"

namespace summand::games {

struct ChildishHackenbushHotchpotch
    : hackenbush::ChildishRules<ChildishHackenbushHotchpotch, false> {
  static constexpr RulesetInfo info{
      .name = "childish-hackenbush-hotchpotch",
      .title = "Childish Hackenbush Hotchpotch",
      .rules =
          "Left deletes a blue edge (L), Right a red one (R), but only if nothing else disappears; "
          "either deletes a green edge (G), and what is no longer joined to the ground disappears.",
      .notation =
          "As in Hackenbush: in quotes, edges such as 0-1L (0 is the ground), or stalks by their "
          "colours from the ground upwards, \"GLLR\". (lollipop, 2, 6, 3) is a lollipop: 2 green "
          "sticks side by side, and on them the candy, a cycle of 6 blue and then 3 red edges. A "
          "move is named by the edge it deletes.",
      .source = "Winning Ways ch. 8",
      .examples = {"0-1G 0-1G 1-2L 2-3L 1-3R", "GLR", "0-1G 1-2L 1-2R", "0-1G 1-2G 2-2L 2-3R"},
  };

  bool operator==(const ChildishHackenbushHotchpotch&) const = default;
};

}  // namespace summand::games
