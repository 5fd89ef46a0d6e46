// NoGo on a single row of at most 64 cells, as words: all groups are looked at together.
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "summand/games/nogo/position.hpp"

namespace summand::games::nogo {

// Bit i is the cell i from the left. A cell in none of the first three sets is a hole.
struct Row {
  int cells = 0;
  std::uint64_t free = 0, left = 0, right = 0, safe = 0;

  // Whether the position is such a row.
  static bool holds(const Position& position) {
    return position.free.rows() == 1 && position.size() > 0 && position.size() <= 64;
  }
  explicit Row(const Position& position)
      : cells(position.size()),
        free(position.free.word()),
        left(position.left.word()),
        right(position.right.word()),
        safe(position.safe.word()) {}
  Row(int its_cells, std::uint64_t f, std::uint64_t l, std::uint64_t r, std::uint64_t s)
      : cells(its_cells), free(f), left(l), right(r), safe(s) {}

  Position position() const;

  // The cells on which a player may put a stone.
  std::uint64_t legal(Player player) const;
  // The independent parts with moves, each as its least row.
  std::vector<Position> parts() const;
  // The row with one stone for each group, or its reflection: a group acts on the cells at its ends
  // only. Assumes that there is no empty margin.
  Row least() const;

  friend auto operator<=>(const Row&, const Row&) = default;

 private:
  // The groups of a player: those with a free cell on the lower side, on the upper side, and the
  // safe ones, with all their stones.
  struct Groups {
    std::uint64_t low, high, safe;
  };
  Groups groups(Player player) const;
  Row turned() const;
};

}  // namespace summand::games::nogo
