// Konane on bits, for searches.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "summand/boards/board.hpp"
#include "summand/boards/set_kinds.hpp"
#include "summand/boards/surroundings.hpp"
#include "summand/boards/word_field.hpp"
#include "summand/boards/word_grid.hpp"
#include "summand/boards/word_sets.hpp"
#include "summand/games/konane/jumps.hpp"

namespace summand::games::konane {

// Stones of Left and of Right, and free cells. All other cells are holes.
using Field = WordField;

struct Compact {
  using Grid = WordGrid<8>;
  using Part = Field;

  static constexpr bool kAllSmall = false;
  static constexpr int kMostValued = 8;  // cells
  static constexpr std::string_view kForm = "konane in rows of 8 bits";

  // nullopt if the board is too large.
  static std::optional<Part> of(const Board& board) { return word_field_of<Grid>(board); }

  // Calls visit(part) for each part (jumps.hpp), in the corner.
  template <class Visit>
  static void for_each_part(const Part& field, Visit&& visit) {
    Jumps<Kind>(Kind(), {field.left(), field.right(), field.sets[2]})
        .for_each_part([&](const auto& its, std::uint64_t members) {
          visit(in_corner<Grid>(Part{{its.left, its.right, its.free}}, members));
        });
  }
  // Calls visit(field after it) for each move of Left.
  template <class Visit>
  static void for_each_move(const Part& field, Visit&& visit) {
    for (const Direction direction : kAllDirections) {
      for (std::uint64_t stones = first_jumps(field, direction); stones != 0;
           stones &= stones - 1) {
        Part after = field;
        std::uint64_t at = stones & -stones;
        while (true) {
          const std::uint64_t over = Kind::step(at, direction), to = Kind::step(over, direction);
          if ((over & after.right()) == 0 || (to & after.sets[2]) == 0) break;
          after.sets[0] ^= at ^ to;
          after.sets[1] ^= over;
          after.sets[2] ^= at ^ over ^ to;
          visit(after);
          at = to;
        }
      }
    }
  }
  // The jumps of single stones of Left, without those that go on.
  static int moves(const Part& field) {
    int out = 0;
    for (const Direction direction : kAllDirections) {
      out += std::popcount(first_jumps(field, direction));
    }
    return out;
  }
  static int size(const Part& field) { return std::popcount(field.all()); }
  static Part mirrored(const Part& field) { return field.mirrored(); }
  static std::pair<Part, Part> least(const Part& field) { return least_images<Grid>(field); }

  // The stones around a stone, as its owner sees them. First those of stones of Left, then those of
  // stones of Right.
  static std::uint32_t features() { return 2 * Surroundings::all().count(); }
  template <class Visit>
  static void for_each_feature(const Part& field, Visit&& visit) {
    const Surroundings& all = Surroundings::all();
    const auto go = [&](std::uint64_t own, std::uint64_t others, std::uint32_t from) {
      for (std::uint64_t rest = own; rest != 0; rest &= rest - 1) {
        const int stone = std::countr_zero(rest);
        visit(from + all.number(around<8>(own, stone), around<8>(others, stone)));
      }
    };
    go(field.left(), field.right(), 0);
    go(field.right(), field.left(), all.count());
  }

 private:
  using Kind = GridKind<Grid>;

  // The stones of Left that can jump in this direction.
  static std::uint64_t first_jumps(const Part& field, Direction direction) {
    const Direction back = opposite(direction);
    const std::uint64_t over = Kind::step(field.sets[2], back) & field.right();
    return Kind::step(over, back) & field.left();
  }
};

}  // namespace summand::games::konane
