// Seating Boys and Girls (Winning Ways ch. 5).
#pragma once

#include <cstdint>
#include <string_view>

#include "summand/games/seating/seating.hpp"

namespace summand::games {

struct SeatingBoysAndGirls : Seating<SeatingBoysAndGirls> {
  static constexpr RulesetInfo info{
      .name = "seating-boys-and-girls",
      .title = "Seating Boys and Girls",
      .rules =
          "Left seats boys and Right seats girls, one on a chair, and no boy may sit next to a "
          "girl: "
          "Snort on a row of chairs.",
      .notation =
          "seating-boys-and-girls(11, round) is a round table of 11 chairs, "
          "seating-boys-and-girls(7) a row with free ends. In quotes, L5R is a row of 5 chairs "
          "between a boy and a girl (also b5g); - is a free end: \"L5R, -3-, round 11\". The move "
          "L5R->L1L, L3R seats a boy. The rule is a reconstruction by the pattern of the seating "
          "of "
          "couples and families.",
      .source = "after Winning Ways ch. 5",
      .examples = {"round 8", "L5R, L4L", "-6-"},
  };

  std::uint32_t family() const { return 1; }
  bool may_touch(End a, End b) const { return a == b; }

  static Result<Start<SeatingBoysAndGirls>> make(const Arguments& arguments) {
    SUMMAND_TRY(rows, Rows::make(arguments));
    return Start<SeatingBoysAndGirls>{{}, rows};
  }
  Result<Rows> parse(std::string_view text) const {
    return Rows::parse(text, {'b', 'g', 'b', 'g'});
  }

  // All sets of rows of up to 7 chairs together.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Rows::for_each_small(true, 1, 7, visit);
  }
};

}  // namespace summand::games
