// Impartial Cannibal Clobber on bits, for searches.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "summand/boards/board.hpp"
#include "summand/boards/surroundings.hpp"
#include "summand/boards/word_grid.hpp"
#include "summand/boards/word_sets.hpp"

namespace summand::games::cannibal_clobber {

// The stones of both players. Every stone may take every neighbour, so colours do not matter: a
// move empties the cell of a stone that has a neighbour.
using Stones = WordSets<1>;

template <int kStride>
struct Compact {
  using Grid = WordGrid<kStride>;
  using Part = Stones;

  static constexpr bool kImpartial = true;
  static constexpr int kMostValued = 14;  // stones
  static constexpr std::string_view kForm =
      kStride == 8   ? "impartial cannibal clobber in rows of 8 bits"
      : kStride == 5 ? "impartial cannibal clobber in rows of 5 bits"
      : kStride == 4 ? "impartial cannibal clobber in rows of 4 bits"
                     : "impartial cannibal clobber in rows of 3 bits";

  // nullopt if the board is too large.
  static std::optional<Part> of(const Board& board) {
    Part out;
    const bool fits = for_each_bit<Grid>(board.rows(), board.columns(), [&](int cell, auto bit) {
      if (board.at(cell) != Piece::none) out.sets[0] |= bit;
    });
    return fits ? std::optional(out) : std::nullopt;
  }

  // Calls visit(part) for each connected group of several stones, in the corner.
  template <class Visit>
  static void for_each_part(const Part& stones, Visit&& visit) {
    for (std::uint64_t rest = stones.all(); rest != 0;) {
      const std::uint64_t first = rest & -rest, group = Grid::connected(first, rest);
      rest ^= group;
      if (group != first) visit(in_corner<Grid>(stones, group));
    }
  }
  // Calls visit(stones after it) for each move.
  template <class Visit>
  static void for_each_move(const Part& stones, Visit&& visit) {
    for (std::uint64_t rest = movable(stones); rest != 0; rest &= rest - 1) {
      visit(Part{{stones.all() ^ (rest & -rest)}});
    }
  }
  static int moves(const Part& stones) { return std::popcount(movable(stones)); }
  static int size(const Part& stones) { return std::popcount(stones.all()); }
  static Part mirrored(const Part& stones) { return stones; }
  static std::pair<Part, Part> least(const Part& stones) { return least_images<Grid>(stones); }

  // The stones around a stone.
  static std::uint32_t features() { return Surroundings::all().count_of_one_kind(); }
  template <class Visit>
  static void for_each_feature(const Part& stones, Visit&& visit) {
    const Surroundings& all = Surroundings::all();
    for (std::uint64_t rest = stones.all(); rest != 0; rest &= rest - 1) {
      visit(all.number(around<kStride>(stones.all(), std::countr_zero(rest)), 0));
    }
  }

 private:
  static std::uint64_t movable(const Part& stones) {
    return stones.all() & Grid::neighbours(stones.all());
  }
};

}  // namespace summand::games::cannibal_clobber
