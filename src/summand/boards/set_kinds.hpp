// WordKind and CellsKind: sets of cells of one board, for engines that are written once for sets of
// any kind. GridKind: the same for sets in a WordGrid.
//
// A kind has Set, beside(set) (the neighbours of its cells), step(set, direction) (the neighbours
// in that direction), group(set) (the members that are connected to the first one of a set that is
// not empty), first(set) (only the first member), both, either, without, empty and single.
#pragma once

#include <bit>
#include <cstdint>

#include "summand/boards/beside.hpp"
#include "summand/boards/bits.hpp"
#include "summand/boards/cells.hpp"
#include "summand/boards/direction.hpp"

namespace summand {

// What the kinds in machine words have in common.
struct WordSetKind {
  using Set = std::uint64_t;

  static Set first(Set set) { return set & -set; }
  static Set both(Set a, Set b) { return a & b; }
  static Set either(Set a, Set b) { return a | b; }
  static Set without(Set a, Set b) { return a & ~b; }
  static bool empty(Set set) { return set == 0; }
  static bool single(Set set) { return std::has_single_bit(set); }
};

// Sets of cells of a board of 1 to 64 cells.
class WordKind : public WordSetKind {
 public:
  WordKind(int rows, int columns)
      : rows_(rows),
        columns_(columns),
        all_(low_bits(rows * columns)),
        first_column_(all_ / low_bits(columns)),
        last_column_(first_column_ << (columns - 1)) {}

  static bool holds(const Cells& cells) {
    const int size = cells.size();
    return cells.one_word() && size > 0;
  }
  static Set set(const Cells& cells) { return cells.word(); }
  Cells cells(Set set) const { return Cells(rows_, columns_, set); }

  Set beside(Set set) const {
    Set out = (set & ~last_column_) << 1 | (set & ~first_column_) >> 1;
    if (columns_ < 64) out |= set << columns_ | set >> columns_;
    return out & all_;
  }
  Set step(Set set, Direction direction) const {
    switch (direction) {
      case Direction::up:
        return columns_ < 64 ? set >> columns_ : 0;
      case Direction::left:
        return (set & ~first_column_) >> 1;
      case Direction::right:
        return (set & ~last_column_) << 1;
      case Direction::down:
        return columns_ < 64 ? set << columns_ & all_ : 0;
    }
    return 0;
  }
  Set group(Set set) const {
    Set out = first(set);
    while (true) {
      const Set more = (out | beside(out)) & set;
      if (more == out) return out;
      out = more;
    }
  }

 private:
  int rows_, columns_;
  Set all_, first_column_, last_column_;
};

// Sets of cells of any board.
struct CellsKind {
  using Set = Cells;

  CellsKind(int /*rows*/, int /*columns*/) {}

  static Set set(const Cells& cells) { return cells; }
  static Cells cells(const Set& set) { return set; }

  static Set beside(const Set& set) { return summand::beside(set); }
  static Set step(const Set& set, Direction direction) { return summand::step(set, direction); }
  static Set group(const Set& set) { return set.connected_to(set.first()); }
  static Set first(const Set& set) {
    Set out(set.rows(), set.columns());
    if (!set.empty()) out.add(set.first());
    return out;
  }
  static Set both(const Set& a, const Set& b) { return a.within(b); }
  static Set either(const Set& a, const Set& b) { return a.joined(b); }
  static Set without(const Set& a, const Set& b) { return a.without(b); }
  static bool empty(const Set& set) { return set.empty(); }
  static bool single(const Set& set) { return set.count() == 1; }
};

// Sets in a WordGrid. What beside and step give may lie in free bits, and a second step from there
// may reach the next row.
template <class Grid>
struct GridKind : WordSetKind {
  static Set beside(Set set) { return Grid::neighbours(set); }
  static Set step(Set set, Direction direction) {
    switch (direction) {
      case Direction::up:
        return set >> Grid::kStride;
      case Direction::left:
        return set >> 1;
      case Direction::right:
        return set << 1;
      case Direction::down:
        return set << Grid::kStride;
    }
    return 0;
  }
  static Set group(Set set) { return Grid::connected(first(set), set); }
};

}  // namespace summand
