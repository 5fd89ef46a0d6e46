// Clobber on bits, for searches.
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

namespace summand::games::clobber {

// Stones of Left and of Right.
using Stones = WordSets<2>;

template <int kStride>
struct Compact {
  using Grid = WordGrid<kStride>;
  using Part = Stones;

  static constexpr bool kAllSmall = true;
  static constexpr int kMostValued = 8, kMostNimber = 10;  // stones
  static constexpr std::string_view kForm = kStride == 8   ? "clobber in rows of 8 bits"
                                            : kStride == 4 ? "clobber in rows of 4 bits"
                                                           : "clobber in rows of 3 bits";

  // nullopt if the board is too large.
  static std::optional<Part> of(const Board& board) {
    Part out;
    const bool fits = for_each_bit<Grid>(board.rows(), board.columns(), [&](int cell, auto bit) {
      if (board.left_plane().contains(cell)) out.sets[0] |= bit;
      if (board.right_plane().contains(cell)) out.sets[1] |= bit;
    });
    return fits ? std::optional(out) : std::nullopt;
  }

  // Calls visit(part) for each connected part in which there is a move, in the corner.
  template <class Visit>
  static void for_each_part(const Part& stones, Visit&& visit) {
    for (std::uint64_t rest = stones.all(); rest != 0;) {
      const std::uint64_t group = Grid::connected(rest & -rest, rest);
      rest ^= group;
      if ((group & stones.left()) == 0 || (group & stones.right()) == 0) continue;
      visit(in_corner<Grid>(stones, group));
    }
  }
  // Calls visit(stones after it) for each move of Left.
  template <class Visit>
  static void for_each_move(const Part& stones, Visit&& visit) {
    const auto [left, right] = stones.sets;
    const auto go = [&](std::uint64_t from, int by) {
      for (; from != 0; from &= from - 1) {
        const std::uint64_t stone = from & -from;
        const std::uint64_t to = by > 0 ? stone << by : stone >> -by;
        visit(Part{{left ^ stone ^ to, right ^ to}});
      }
    };
    go(left & right >> 1, 1);
    go(left & right << 1, -1);
    go(left & right >> kStride, kStride);
    go(left & right << kStride, -kStride);
  }
  // The moves of Left, which are as many as those of Right.
  static int moves(const Part& stones) {
    const auto [left, right] = stones.sets;
    return std::popcount(left & right >> 1) + std::popcount(left & right << 1) +
           std::popcount(left & right >> kStride) + std::popcount(left & right << kStride);
  }
  static int size(const Part& stones) { return std::popcount(stones.all()); }
  static Part mirrored(const Part& stones) { return stones.mirrored(); }

  // The surroundings of a stone, as its owner sees them. First those of stones of Left, then those
  // of stones of Right.
  static std::uint32_t features() { return 2 * Surroundings::all().count(); }
  template <class Visit>
  static void for_each_feature(const Part& stones, Visit&& visit) {
    const Surroundings& all = Surroundings::all();
    const auto go = [&](std::uint64_t own, std::uint64_t others, std::uint32_t from) {
      for (std::uint64_t rest = own; rest != 0; rest &= rest - 1) {
        const int stone = std::countr_zero(rest);
        visit(from + all.number(around<kStride>(own, stone), around<kStride>(others, stone)));
      }
    };
    go(stones.left(), stones.right(), 0);
    go(stones.right(), stones.left(), all.count());
  }

  static std::pair<Part, Part> least(const Part& part) { return least_images<Grid>(part); }
};

}  // namespace summand::games::clobber
