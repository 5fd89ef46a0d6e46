// Cram on bits, for searches.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "summand/boards/cells.hpp"
#include "summand/boards/surroundings.hpp"
#include "summand/boards/word_grid.hpp"
#include "summand/boards/word_sets.hpp"

namespace summand::games::cram {

using FreeCells = WordSets<1>;

template <int kStride>
struct Compact {
  using Grid = WordGrid<kStride>;
  using Part = FreeCells;

  static constexpr bool kImpartial = true;
  static constexpr int kMostValued = 16;  // cells
  static constexpr std::string_view kForm = kStride == 8   ? "cram in rows of 8 bits"
                                            : kStride == 5 ? "cram in rows of 5 bits"
                                                           : "cram in rows of 4 bits";

  // nullopt if the board is too large.
  static std::optional<Part> of(const Cells& free) {
    Part out;
    const bool fits = for_each_bit<Grid>(free.rows(), free.columns(), [&](int cell, auto bit) {
      if (free.contains(cell)) out.sets[0] |= bit;
    });
    return fits ? std::optional(out) : std::nullopt;
  }

  // Calls visit(part) for each connected part with room for a domino, in the corner.
  template <class Visit>
  static void for_each_part(const Part& free, Visit&& visit) {
    for (std::uint64_t rest = free.all(); rest != 0;) {
      const std::uint64_t first = rest & -rest, group = Grid::connected(first, rest);
      rest ^= group;
      if (group != first) visit(in_corner<Grid>(free, group));
    }
  }
  // Calls visit(free cells after it) for each move.
  template <class Visit>
  static void for_each_move(const Part& free, Visit&& visit) {
    for (const int by : {1, kStride}) {
      for (std::uint64_t pairs = first_of_pairs(free, by); pairs != 0; pairs &= pairs - 1) {
        const std::uint64_t cell = pairs & -pairs;
        visit(Part{{free.all() ^ cell ^ cell << by}});
      }
    }
  }
  static int moves(const Part& free) {
    return std::popcount(first_of_pairs(free, 1)) + std::popcount(first_of_pairs(free, kStride));
  }
  static int size(const Part& free) { return std::popcount(free.all()); }
  static Part mirrored(const Part& free) { return free; }
  static std::pair<Part, Part> least(const Part& free) { return least_images<Grid>(free); }

  // The free cells around a free cell.
  static std::uint32_t features() { return Surroundings::all().count_of_one_kind(); }
  template <class Visit>
  static void for_each_feature(const Part& free, Visit&& visit) {
    const Surroundings& all = Surroundings::all();
    for (std::uint64_t rest = free.all(); rest != 0; rest &= rest - 1) {
      visit(all.number(around<kStride>(free.all(), std::countr_zero(rest)), 0));
    }
  }

 private:
  // The first cells of the pairs of free cells that lie so far apart.
  static std::uint64_t first_of_pairs(const Part& free, int by) {
    return free.all() & free.all() >> by;
  }
};

}  // namespace summand::games::cram
