// NoGo on bits, for searches.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "summand/boards/set_kinds.hpp"
#include "summand/boards/surroundings.hpp"
#include "summand/boards/word_grid.hpp"
#include "summand/boards/word_sets.hpp"
#include "summand/games/nogo/groups.hpp"
#include "summand/games/nogo/position.hpp"

namespace summand::games::nogo {

// Stones of Left and of Right, free cells, and the stones that are safe.
using StonesOnBits = WordSets<4>;

template <int kStride>
struct Compact {
  using Grid = WordGrid<kStride>;
  using Part = StonesOnBits;

  static constexpr bool kAllSmall = false;
  static constexpr int kMostValued = kStride == 8 ? 3 : 6;  // free cells
  static constexpr std::string_view kForm =
      kStride == 8 ? "nogo in rows of 8 bits" : "nogo in rows of 2 bits";

  // nullopt if the board is too large.
  static std::optional<Part> of(const Position& position) {
    Part out;
    const Cells& free = position.free;
    const bool fits = for_each_bit<Grid>(free.rows(), free.columns(), [&](int cell, auto bit) {
      if (position.left.contains(cell)) out.sets[0] |= bit;
      if (position.right.contains(cell)) out.sets[1] |= bit;
      if (free.contains(cell)) out.sets[2] |= bit;
      if (position.safe.contains(cell)) out.sets[3] |= bit;
    });
    return fits ? std::optional(out) : std::nullopt;
  }

  // Calls visit(part) for each part in which a player can move, in the corner.
  template <class Visit>
  static void for_each_part(const Part& stones, Visit&& visit) {
    groups(stones).for_each_part([&](const auto& sets, std::uint64_t members) {
      const Part part =
          in_corner<Grid>(Part{{sets.left, sets.right, sets.free, sets.safe}}, members);
      visit(Grid::kColumns == 1 ? shortened(part) : part);
    });
  }
  // Calls visit(stones after it) for each move of Left.
  template <class Visit>
  static void for_each_move(const Part& stones, Visit&& visit) {
    for (std::uint64_t cells = groups(stones).legal(Player::left); cells != 0; cells &= cells - 1) {
      Part after = stones;
      const std::uint64_t cell = cells & -cells;
      after.sets[0] |= cell;
      after.sets[2] ^= cell;
      visit(after);
    }
  }
  static int moves(const Part& stones) { return std::popcount(groups(stones).legal(Player::left)); }
  static int size(const Part& stones) { return std::popcount(stones.sets[2]); }
  static Part mirrored(const Part& stones) { return stones.mirrored(); }
  static std::pair<Part, Part> least(const Part& stones) { return least_images<Grid>(stones); }

  // The stones of Left and of Right around a free cell.
  static std::uint32_t features() { return Surroundings::all().count(); }
  template <class Visit>
  static void for_each_feature(const Part& stones, Visit&& visit) {
    for (std::uint64_t rest = stones.sets[2]; rest != 0; rest &= rest - 1) {
      const int cell = std::countr_zero(rest);
      visit(Surroundings::all().number(around<kStride>(stones.left(), cell),
                                       around<kStride>(stones.right(), cell)));
    }
  }

 private:
  // A single row with one stone for each group, which acts on the cells at its ends only. A group
  // is safe if one of its stones is.
  static Part shortened(const Part& row) {
    Part out;
    constexpr std::size_t kHole = 3;
    std::size_t before = kHole;  // the set of the last cell
    std::uint64_t at = 0;        // the last cell of the short row
    for (std::uint64_t cell = 1, all = row.all(); cell != 0 && cell <= all; cell <<= kStride) {
      const auto is_in = [&](std::size_t set) { return (row.sets[set] & cell) != 0; };
      const std::size_t set = is_in(0) ? 0 : is_in(1) ? 1 : is_in(2) ? 2 : kHole;
      const bool joins = set == before && set < 2;
      if (!joins) at = at == 0 ? 1 : at << kStride;
      if (set != kHole) out.sets[set] |= at;
      if (is_in(3)) out.sets[3] |= at;
      before = set;
    }
    return out;
  }

  static Groups<GridKind<Grid>> groups(const Part& stones) {
    const auto [left, right, free, safe] = stones.sets;
    return {GridKind<Grid>(), {free, left, right, safe}};
  }
};

}  // namespace summand::games::nogo
