// Blockbusting (Winning Ways ch. 6, "Blockbusting" and "... And On We Go!").
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/seating/rows.hpp"
#include "summand/ruleset/ruleset.hpp"
#include "summand/theory/heating.hpp"

namespace summand::games {

struct Blockbusting {
  static constexpr RulesetInfo info{
      .name = "blockbusting",
      .title = "Blockbusting",
      .rules =
          "The players buy parcels of land in a row, one at a time. In the end Left has a point "
          "for "
          "every two neighbouring parcels that are both his, those at the ends of the row "
          "included. "
          "A point is a free move.",
      .notation =
          "In quotes, L5R is a row of 5 parcels between one of Left's and one of Right's, and L0L "
          "a "
          "point: \"L5R, L3L, L0L\". The move L5R->L2L, L2R buys the third parcel for Left, L0L->0 "
          "cashes a point. blockbusting(5) is R5R: only what is bought counts.",
      .source = "Winning Ways ch. 6",
      .examples = {"L5R", "R9R, L3L", "L0L, L1L"},
  };
  static constexpr bool splits_by_moves = true;

  using Position = Rows;
  using Move = RowMove;

  bool operator==(const Blockbusting&) const = default;

  std::vector<Move> moves(const Rows& rows, Player player) const {
    std::vector<Move> out;
    const Row* previous = nullptr;
    for (const Row& row : rows.rows()) {
      if (previous == nullptr || *previous != row) add_moves(row, player, out);
      previous = &row;
    }
    return out;
  }
  Rows play(Rows rows, Player player, const RowMove& move) const {
    rows.remove(move.from);
    if (move.from.places == 0) return rows;
    for (const Row& row : {move.first(end_of(player)), move.second(end_of(player))}) {
      if (row.places > 0 || is_point(row)) rows.add(row);
    }
    return rows;
  }

  std::optional<Rows> take_part(Rows& rest) const { return rest.take_row(); }
  std::optional<PositionKey> key(const Rows& rows) const { return rows.key(); }

  // The value is the mean overheated from 1 to 1*, plus a star if the number of parcels is odd. The
  // exception is L1L, which is {2|0}. (Winning Ways ch. 6, "... And On We Go!".)
  std::optional<Known> theorem(const Rows& rows, ValueStore& store) const {
    Value sum = store.zero();
    for (const Row& row : rows.rows()) {
      if (row == Row(End::left, 1, End::left)) return std::nullopt;
      sum = store.sum(sum, overheated(row, store));
    }
    return Known{sum, "Blockbusting by overheated numbers (Winning Ways ch. 6, \"Blockbusting\")"};
  }
  static Value overheated(const Row& row, ValueStore& store) {
    const Value heat = store.number_up_star({1, 0, 1});
    const auto value = overheat(store, store.number(mean(row)), store.number(1), heat);
    SUMMAND_CHECK(value.has_value());
    return store.sum(*value, store.nimber(row.places % 2));
  }

  // The mean of a row. It grows by 1 with every five parcels.
  static Dyadic mean(const Row& row) {
    if (row.places == 0) return is_point(row) ? 1 : 0;
    // In eighths, for one parcel and more.
    constexpr std::array<int, 7> kLeft{8, 8, 12, 14, 15, 16, 18}, kMixed{4, 6, 7, 8, 10, 12, 14},
        kRight{0, 0, 4, 4, 6, 8, 8};
    const bool mixed = row.first != row.last;
    const auto& table = mixed ? kMixed : row.first == End::left ? kLeft : kRight;
    const std::uint32_t n = row.places - 1, fives = n < 7 ? 0 : (n - 2) / 5;
    return Dyadic(fives) + Dyadic::ratio(table[n - 5 * fives], 3);
  }

  static Result<Start<Blockbusting>> make(const Arguments& arguments) {
    SUMMAND_TRY(rows, Rows::make(arguments));
    Rows owned;
    for (const Row& row : rows.rows()) {
      if (row.is_round()) return fail("the parcels stand in a row", arguments.front().offset);
      owned.add(Row(End::right, row.places, End::right));
    }
    return Start<Blockbusting>{{}, owned};
  }
  Result<Rows> parse(std::string_view text) const {
    SUMMAND_TRY(rows, Rows::parse(text));
    for (const Row& row : rows.rows()) {
      if (row.first == End::none || row.is_round()) {
        return fail("somebody owns the parcel at either end of a row: L5R");
      }
    }
    return rows;
  }
  std::string print(const Rows& rows) const { return rows.print(); }
  std::string print_move(const Rows&, Player player, const RowMove& move) const {
    return move.from.print() + "->" + play(Rows(move.from), player, move).print();
  }

  // All sets of rows of up to 11 parcels together.
  template <class Visit>
  void small_positions(Visit&& visit) const {
    Rows::for_each_small(false, 1, 11, visit);
  }

  // The two parcels of a point can be touched.
  std::optional<BoardShape> shape(const Rows& rows) const {
    std::optional<BoardShape> out = rows.shape();
    std::size_t at = 0;
    for (const Row& row : rows.rows()) {
      if (!out) break;
      if (is_point(row)) out->cells[at].there = out->cells[at + 1].there = true;
      at += row.cells();
    }
    return out;
  }
  std::vector<int> cells(const Rows& rows, Player, const RowMove& move) const {
    return rows.cells(move);
  }
  Picture picture(const Rows& rows) const { return rows.picture("□"); }

 private:
  static bool is_point(const Row& row) { return row == Row(End::left, 0, End::left); }

  static void add_moves(const Row& row, Player player, std::vector<Move>& out) {
    if (row.places == 0) {
      if (is_point(row) && player == Player::left) out.push_back({row, 0, 0});
      return;
    }
    const std::uint32_t rest = row.places - 1;
    // A row with equal ends is the same in reverse.
    const std::uint32_t most = row.first == row.last ? rest / 2 : rest;
    for (std::uint32_t a = 0; a <= most; ++a) out.push_back({row, a, rest - a});
  }
};

}  // namespace summand::games
