// Seating Families (Winning Ways ch. 8, "Seating Families of Five"), of any size.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/games/seating/seating.hpp"
#include "summand/heaps/heap_values.hpp"

namespace summand::games {

struct SeatingFamilies : Seating<SeatingFamilies> {
  static constexpr RulesetInfo info{
      .name = "seating-families",
      .title = "Seating Families",
      .rules =
          "The players seat families on chairs next to each other, the children between their "
          "parents: Left always the lady first, Right the gentleman. No lady may sit next to a "
          "gentleman of another family, so that two families of one player never touch. Families "
          "of "
          "one are boys (Left's) and girls (Right's), who may not sit next to each other.",
      .notation =
          "seating-families(5, 20) is a row of 20 chairs with free ends for families of five, "
          "seating-families(5, 20, round) a round table, seating-families(5, \"L18R\") a row "
          "between "
          "a family of Left's and one of Right's. There the neighbours may also be written as l (a "
          "lady) and g (a gentleman): L18R is g18g. In quotes alone, families of five. The move "
          "L12R->L5L, L2R seats a family.",
      .source = "Winning Ways ch. 8",
      .examples = {"round 20", "L18R, L9L", "l18g"},
  };
  static constexpr bool letters_have_case = true;  // L is Left, l a lady

  std::uint32_t size = 5;
  heaps::SharedRules dawsons_kayles{heaps::Code({{}, {}, {7}})};

  bool operator==(const SeatingFamilies& other) const { return size == other.size; }

  std::uint32_t family() const { return size; }
  bool may_touch(End a, End b) const { return (a == b) == (size == 1); }

  // Families of five, with a lady at both ends of each row (or with a gentleman).
  std::optional<Known> theorem(const Rows& rows, ValueStore& store) const {
    if (size != 5) return std::nullopt;
    heaps::HeapValues& heaps = dawsons_kayles.values_in(store.side_tables());
    std::uint64_t nimber = 0;
    for (const Row& row : rows.rows()) {
      if (row.first != End::left || row.last != End::right) return std::nullopt;
      nimber ^= heaps[row.places / 3];
    }
    return Known{store.nimber(nimber),
                 "families of five are Dawson's Kayles (Winning Ways ch. 8, \"Seating Families of "
                 "Five\")"};
  }

  // seating-families(5, 20), seating-families(5, 20, round), seating-families(5, "L18R").
  static Result<Start<SeatingFamilies>> make(const Arguments& arguments) {
    const auto* size = arguments.empty() ? nullptr : arguments.front().get<std::int64_t>();
    if (size == nullptr || *size < 1 || *size > Row::kMostPlaces) {
      return fail("expected the size of a family first, as in seating-families(5, 20)",
                  arguments.empty() ? 0 : arguments.front().offset);
    }
    SeatingFamilies rules;
    rules.size = static_cast<std::uint32_t>(*size);
    if (arguments.size() == 2 && arguments[1].get<std::string>() != nullptr) {
      SUMMAND_TRY(rows, rules.parse(*arguments[1].get<std::string>()));
      return Start<SeatingFamilies>{rules, rows};
    }
    SUMMAND_TRY(rows, Rows::make({arguments.begin() + 1, arguments.end()}));
    return Start<SeatingFamilies>{rules, rows};
  }
  Result<Rows> parse(std::string_view text) const {
    return Rows::parse(
        text, size == 1 ? Rows::Letters{'b', 'g', 'b', 'g'} : Rows::Letters{'g', 'l', 'l', 'g'});
  }
  std::string print_call(const Rows& rows) const {
    return "seating-families(" + std::to_string(size) + ",\"" + rows.print() + "\")";
  }

  // All sets of rows of at least 5 chairs and up to 22 chairs together.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Rows::for_each_small(true, 5, 22, visit);
  }
};

}  // namespace summand::games
