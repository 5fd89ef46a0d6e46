// OneWordSet: what compact games have in common whose positions are one set of cells, as in Cram.
// They are impartial.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <utility>

#include "summand/boards/surroundings.hpp"
#include "summand/boards/word_grid.hpp"
#include "summand/boards/word_sets.hpp"

namespace summand {

template <int kStride>
struct OneWordSet {
  using Grid = WordGrid<kStride>;
  using Part = WordSets<1>;

  static constexpr bool kImpartial = true;

  // Calls visit(part) for each connected part of several cells, in the corner.
  template <class Visit>
  static void for_each_part(const Part& position, Visit&& visit) {
    for (std::uint64_t rest = position.all(); rest != 0;) {
      const std::uint64_t first = rest & -rest, group = Grid::connected(first, rest);
      rest ^= group;
      if (group != first) visit(in_corner<Grid>(position, group));
    }
  }
  static int size(const Part& part) { return std::popcount(part.all()); }
  static Part mirrored(const Part& part) { return part; }
  static std::pair<Part, Part> least(const Part& part) { return least_images<Grid>(part); }

  // The cells of the set around a cell of it.
  static std::uint32_t features() { return Surroundings::all().count_of_one_kind(); }
  template <class Visit>
  static void for_each_feature(const Part& part, Visit&& visit) {
    const Surroundings& all = Surroundings::all();
    for (std::uint64_t rest = part.all(); rest != 0; rest &= rest - 1) {
      visit(all.number(around<kStride>(part.all(), std::countr_zero(rest)), 0));
    }
  }

 protected:
  // The set of the cells for which has(cell) is true. nullopt if the board is too large.
  template <class Has>
  static std::optional<Part> cells_of(int rows, int columns, Has&& has) {
    Part out;
    const bool fits = for_each_bit<Grid>(rows, columns, [&](int cell, auto bit) {
      if (has(cell)) out.sets[0] |= bit;
    });
    return fits ? std::optional(out) : std::nullopt;
  }
};

}  // namespace summand
