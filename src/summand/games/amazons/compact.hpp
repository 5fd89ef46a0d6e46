// Amazons on bits, for searches.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "summand/boards/board.hpp"
#include "summand/boards/surroundings.hpp"
#include "summand/boards/word_field.hpp"
#include "summand/boards/word_grid.hpp"
#include "summand/boards/word_sets.hpp"

namespace summand::games::amazons {

// Amazons of Left and of Right, and free cells. All other cells are burned.
using Field = WordField;

struct Compact {
  using Grid = WordGrid<8>;
  using Part = Field;

  static constexpr bool kAllSmall = false;
  static constexpr int kMostValued = 5;  // cells
  static constexpr std::string_view kForm = "amazons in rows of 8 bits";

  // nullopt if the board is too large.
  static std::optional<Part> of(const Board& board) { return word_field_of<Grid>(board); }

  // Calls visit(part) for each region in which an amazon can move, in the corner. Corners connect
  // cells.
  template <class Visit>
  static void for_each_part(const Part& field, Visit&& visit) {
    const std::uint64_t amazons = field.left() | field.right();
    for (std::uint64_t rest = field.all(); rest != 0;) {
      const std::uint64_t region = connected(rest & -rest, rest);
      rest ^= region;
      if ((around(amazons & region) & free(field)) == 0) continue;
      visit(in_corner<Grid>(field, region));
    }
  }
  // Calls visit(field after it) for each move of Left.
  template <class Visit>
  static void for_each_move(const Part& field, Visit&& visit) {
    for (std::uint64_t amazons = field.left(); amazons != 0; amazons &= amazons - 1) {
      const std::uint64_t from = amazons & -amazons;
      const std::uint64_t open = free(field) | from;  // her own cell is free for the arrow
      for (std::uint64_t targets = reach(from, open); targets != 0; targets &= targets - 1) {
        const std::uint64_t to = targets & -targets, left = open & ~to;
        for (std::uint64_t shots = reach(to, left); shots != 0; shots &= shots - 1) {
          visit(Part{{field.left() ^ from ^ to, field.right(), left & ~(shots & -shots)}});
        }
      }
    }
  }
  // The cells to which Left can move, counted for each amazon.
  static int moves(const Part& field) {
    int out = 0;
    for (std::uint64_t amazons = field.left(); amazons != 0; amazons &= amazons - 1) {
      out += std::popcount(reach(amazons & -amazons, free(field)));
    }
    return out;
  }
  static int size(const Part& field) { return std::popcount(field.all()); }
  static Part mirrored(const Part& field) { return field.mirrored(); }
  static std::pair<Part, Part> least(const Part& field) { return least_images<Grid>(field); }

  // The free cells and the opponents around an amazon. First those of Left, then those of Right.
  static std::uint32_t features() { return 2 * Surroundings::all().count(); }
  template <class Visit>
  static void for_each_feature(const Part& field, Visit&& visit) {
    const Surroundings& all = Surroundings::all();
    const auto go = [&](std::uint64_t own, std::uint64_t others, std::uint32_t from) {
      for (std::uint64_t rest = own; rest != 0; rest &= rest - 1) {
        const int cell = std::countr_zero(rest);
        visit(from +
              all.number(summand::around<8>(free(field), cell), summand::around<8>(others, cell)));
      }
    };
    go(field.left(), field.right(), 0);
    go(field.right(), field.left(), all.count());
  }

 private:
  static std::uint64_t free(const Part& field) { return field.sets[2]; }

  // The cells and the eight neighbours of each. Some may lie in free bits.
  static std::uint64_t around(std::uint64_t cells) {
    cells |= cells << 1 | cells >> 1;
    return cells | cells << 8 | cells >> 8;
  }
  static std::uint64_t connected(std::uint64_t from, std::uint64_t all) {
    for (std::uint64_t before = 0; before != from;) {
      before = from;
      from |= around(from) & all;
    }
    return from;
  }
  // The cells that a queen can reach in one move over these free cells.
  static std::uint64_t reach(std::uint64_t from, std::uint64_t open) {
    std::uint64_t out = 0;
    for (const int by : {1, 7, 8, 9}) {
      for (std::uint64_t at = from << by & open; at != 0; at = at << by & open) out |= at;
      for (std::uint64_t at = from >> by & open; at != 0; at = at >> by & open) out |= at;
    }
    return out;
  }
};

}  // namespace summand::games::amazons
