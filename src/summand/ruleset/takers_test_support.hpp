// Takers: a game on cells for tests, in which moves take two cells.
#pragma once

#include <algorithm>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "summand/boards/cells.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

// Takes one cell, or two neighbouring ones. Left may not take two in a column, and Right may not
// take two in a row.
struct Takers {
  static constexpr RulesetInfo info{
      .name = "takers", .title = "Takers", .rules = "", .notation = "", .source = ""};
  using Position = Cells;
  struct Move {
    int cell, other;
    auto operator<=>(const Move&) const = default;
  };
  bool operator==(const Takers&) const = default;

  template <class Visit>
  void for_each_move(const Position& cells, Player player, Visit&& visit) const {
    const auto two = [&](int cell, int other) { visit(Move{cell, other}); };
    if (player == Player::left) {
      cells.for_each_lying_pair(two);
    } else {
      cells.for_each_upright_pair(two);
    }
  }
  Position play(Position cells, Player, Move move) const {
    cells.remove(move.cell);
    cells.remove(move.other);
    return cells;
  }
  std::optional<Position> take_part(Position& cells) const { return cells.take_connected_part(); }
  Position representative(const Position& cells) const {
    return std::min(cells.trimmed(), cells.trimmed().turned());
  }
  std::optional<PositionKey> key(const Position& cells) const { return cells.key(); }
  Result<Position> parse(std::string_view text) const { return Cells::parse(text, '.', '#'); }
  std::string print(const Position& cells) const { return cells.print('.', '#'); }
  std::string print_move(const Position& cells, Player, Move move) const {
    return cells.name(move.cell) + cells.name(move.other);
  }
  template <class Visit>
  void small_positions(Visit&&) const {}
};

}  // namespace summand
