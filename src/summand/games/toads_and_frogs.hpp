// Toads-and-Frogs (Winning Ways ch. 1, 3 and 5).
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>

#include "summand/boards/strip.hpp"
#include "summand/games/toads_and_frogs/animals.hpp"
#include "summand/games/toads_and_frogs/openings.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand::games {

struct ToadsAndFrogs : toads_and_frogs::AnimalsOnAStrip<ToadsAndFrogs> {
  static constexpr RulesetInfo info{
      .name = "toads-and-frogs",
      .title = "Toads-and-Frogs",
      .rules =
          "Left moves a toad one cell to the right, or over a single frog onto the cell behind it; "
          "Right moves a frog to the left in the same way. The cell must be free.",
      .notation =
          "toads-and-frogs(3, 2, 4) is TTT..FFFF. In quotes, a strip from left to right: T is a "
          "toad, F a frog, . a free cell; small letters are read, too. Cells are "
          "counted from 1: the move 2-3 is a slide, 2x4 a jump.",
      .source = "Winning Ways ch. 1",
      .examples = {"TT.FF", "TTT..FF", "T.T.FF"},
  };

  bool operator==(const ToadsAndFrogs&) const = default;

  template <class Visit>
  void for_each_move(const Position& strip, Player player, Visit&& visit) const {
    for_each_move_ahead(strip, player, visit);
  }

  // The strip is cut at dead animals. In each piece, toads at the right end with no frog to their
  // right form a separate game: X T^a .^b = (X .^b) + (T^a .^b). This is repeated as often as
  // possible. The frogs at the left end are treated alike. (Winning Ways ch. 5, "Toads-and-Frogs",
  // terminal toads.)
  std::optional<Position> take_part(Position& rest) const {
    while (true) {
      const std::uint64_t dead = dead_animals(rest);
      const int begin = std::countr_one(dead);
      rest = rest.cells(begin, rest.length());
      if (rest.length() == 0) return std::nullopt;
      const int end = std::min(rest.length(), std::countr_zero(dead >> begin));

      const Position piece = rest.cells(0, end);
      const auto after_frogs = static_cast<int>(std::bit_width(piece.right()));
      const int before_toads = std::min(end, std::countr_zero(piece.left()));
      if (piece.left() > piece.right()) {  // the last animal is a toad
        const Position tail = piece.cells(after_frogs, end);
        rest = rest.replaced(after_frogs, end, std::popcount(tail.free()));
        return tail;
      }
      if ((piece.right() & low_bits(before_toads)) != 0) {
        const Position head = piece.cells(0, before_toads);
        rest = rest.replaced(0, before_toads, std::popcount(head.free()));
        return head;
      }
      rest = rest.cells(end, rest.length());
      if (piece.occupied() != 0) return piece;
    }
  }

  std::optional<Known> theorem(const Position& strip, ValueStore& store) const {
    if (strip.left() == 0 || strip.right() == 0) {
      return Known{store.number(slides(strip) - slides(strip.mirrored())),
                   "toads alone, or frogs alone, count their slides (Winning Ways ch. 5)"};
    }
    if (is_death_leap(strip)) {
      return Known{store.zero(), "the Death Leap Principle (Winning Ways ch. 5)"};
    }
    if (const auto known = toads_and_frogs::one_toad_one_frog(strip, store)) return known;
    return toads_and_frogs::opening(strip, store);
  }

  // The animals that will never move. In a run of occupied cells these are all animals from two
  // toads (or the left end of the strip) to two frogs (or the right end) on their right. (Winning
  // Ways ch. 5, "Toads-and-Frogs".)
  static std::uint64_t dead_animals(const Position& strip) {
    const std::uint64_t toads = strip.left(), frogs = strip.right(), occupied = strip.occupied();
    const std::uint64_t first = occupied & 1, last = occupied & (low_bits(strip.length()) / 2 + 1);
    const std::uint64_t begins = (toads & toads >> 1) | first, ends = (frogs & frogs << 1) | last;
    // A carry runs from the first beginning in a run of occupied cells to the end of the run.
    const std::uint64_t behind = (((begins + occupied) ^ occupied) | begins) & occupied;
    std::uint64_t dead = behind & ends;
    while (const std::uint64_t more = dead >> 1 & behind & ~dead) dead |= more;
    return dead;
  }

  // Whether every legal move is a jump onto a cell that has no free neighbour. The answer to such a
  // leap is the slide of the animal that was jumped over.
  static bool is_death_leap(const Position& strip) {
    const std::uint64_t toads = strip.left(), frogs = strip.right(), free = strip.free();
    const std::uint64_t slides = (toads & free >> 1) | (frogs & free << 1);
    const std::uint64_t landings =
        (toads << 2 & frogs << 1 & free) | (frogs >> 2 & toads >> 1 & free);
    return slides == 0 && (landings & (free << 1 | free >> 1)) == 0;
  }

 private:
  // The number of slides of toads that have no frog on their right.
  static std::int64_t slides(const Position& strip) {
    std::int64_t count = 0;
    for_each_cell(strip.left(), [&](int toad) { count += std::popcount(strip.free() >> toad); });
    return count;
  }
};

}  // namespace summand::games
