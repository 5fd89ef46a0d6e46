// Seating Couples (Winning Ways ch. 2).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "summand/games/seating/seating.hpp"

namespace summand::games {

struct SeatingCouples : Seating<SeatingCouples> {
  static constexpr RulesetInfo info{
      .name = "seating-couples",
      .title = "Seating Couples",
      .rules =
          "The players seat couples on two chairs next to each other, Left always the lady on the "
          "one side of the gentleman, Right on the other. Nobody may sit next to a person of the "
          "other sex who is not his own partner, so that two couples of one player never touch.",
      .notation =
          "seating-couples(11, round) is a round table of 11 chairs, seating-couples(7) a row with "
          "free ends. In quotes, L5R is a row of 5 chairs between a couple of Left's and one of "
          "Right's; - is a free end: \"L5R, -3-, round 11\". Small letters are single persons: l5g "
          "is a "
          "row between a lady and a gentleman. The move L5R->L1L, L2R seats a couple.",
      .source = "Winning Ways ch. 2",
      .examples = {"round 11", "L5R, L9L", "-7-"},
  };
  static constexpr bool letters_have_case = true;  // L is Left, l a lady

  std::uint32_t family() const { return 2; }
  bool may_touch(End a, End b) const { return a != b; }

  std::optional<Known> theorem(const Rows& rows, ValueStore& store) const {
    Dyadic number;
    bool star = false;
    for (const Row& row : rows.rows()) {
      if (row.first == End::none || row.is_round()) return std::nullopt;
      const Seat seat = value_of(row);
      number += seat.number;
      star = star != seat.star;
    }
    return Known{store.number_up_star({number, 0, star ? 1u : 0u}),
                 "rows of couples (Winning Ways ch. 2, \"Seating Couples\")"};
  }

  struct Seat {
    Dyadic number;
    bool star = false;
  };
  // The value of a row whose ends belong to players.
  static Seat value_of(const Row& row) {
    if (row.first != row.last) return {0, row.places / 3 % 2 == 1};
    if (row.places < 2) return {};
    const std::uint32_t k = (row.places - 1) / 3;
    if (row.places % 3 == 1) return {0, k % 2 == 1};
    const Dyadic number = Dyadic::power_of_two(-static_cast<std::int64_t>((row.places - 2) / 3));
    return {row.first == End::left ? -number : number, false};
  }

  static Result<Start<SeatingCouples>> make(const Arguments& arguments) {
    SUMMAND_TRY(rows, Rows::make(arguments));
    return Start<SeatingCouples>{{}, rows};
  }
  // The neighbours may also be a lady (l) or a gentleman (g). In a couple of Left's the lady is
  // first.
  Result<Rows> parse(std::string_view text) const {
    return Rows::parse(text, {'g', 'l', 'l', 'g'});
  }

  // All sets of rows of at least 2 chairs and up to 11 chairs together.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Rows::for_each_small(true, 2, 11, visit);
  }
};

}  // namespace summand::games
