// Seating: the common parts of the games in which people sit down beside each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/games/seating/rows.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

// `Game` must have family(), the number of places that a move fills, and may_touch(a, b): whether
// two families of these players may sit next to each other.
template <class Game>
struct Seating {
  // Rows without places are left out. Nothing else in the position changes.
  static constexpr bool splits_by_moves = true;

  using Position = Rows;
  using Move = RowMove;

  friend bool operator==(const Seating&, const Seating&) = default;

  template <class Visit>
  void for_each_move(const Rows& rows, Player player, Visit&& visit) const {
    const std::uint32_t family = game().family();
    const End own = end_of(player);
    const Row* before = nullptr;
    for (const Row& row : rows.rows()) {
      const bool again = before != nullptr && *before == row;
      before = &row;
      if (again || row.places < family) continue;
      const std::uint32_t left = row.places - family;
      if (row.is_round()) {
        visit(RowMove{row, left, 0});
        continue;
      }
      // A row with equal ends is the same in reverse.
      const std::uint32_t most = row.first == row.last ? left / 2 : left;
      for (std::uint32_t a = 0; a <= most; ++a) {
        if (a == 0 && row.first != End::none && !game().may_touch(row.first, own)) continue;
        if (a == left && row.last != End::none && !game().may_touch(row.last, own)) continue;
        visit(RowMove{row, a, left - a});
      }
    }
  }
  Rows play(Rows rows, Player player, const RowMove& move) const {
    const Row first = move.first(end_of(player)), second = move.second(end_of(player));
    rows.remove(move.from);
    if (first.places > 0) rows.add(first);
    if (second.places > 0 && !move.from.is_round()) rows.add(second);
    return rows;
  }

  std::optional<Rows> take_part(Rows& rest) const { return rest.take_row(); }
  Rows mirror(const Rows& rows) const { return rows.exchanged(); }
  std::optional<PositionKey> key(const Rows& rows) const { return rows.key(); }

  std::string print(const Rows& rows) const { return rows.print(); }
  // Writes L5R->L2L, L1R or round 7->L5L.
  std::string print_move(const Rows&, Player player, const RowMove& move) const {
    return move.from.print() + "->" + play(Rows(move.from), player, move).print();
  }

  // Nothing for families larger than kMostDrawn: the chairs of all moves would be too many.
  std::optional<BoardShape> shape(const Rows& rows) const {
    return game().family() <= kMostDrawn ? rows.shape() : std::nullopt;
  }
  // The chairs of the family, from the first one of the row on. At a round table all chairs are
  // alike.
  std::vector<int> cells(const Rows& rows, Player, const RowMove& move) const {
    return game().family() <= kMostDrawn ? rows.cells(move) : std::vector<int>();
  }
  Picture picture(const Rows& rows) const { return rows.picture("○"); }

 private:
  static constexpr std::uint32_t kMostDrawn = 100;

  const Game& game() const { return static_cast<const Game&>(*this); }
};

}  // namespace summand::games
