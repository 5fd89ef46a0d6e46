// Cells: a set of cells of a rectangular board. It is the position of the games in which players
// place pieces on free cells.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/boards/arguments.hpp"
#include "summand/boards/bits.hpp"
#include "summand/boards/board_shape.hpp"
#include "summand/boards/key.hpp"
#include "summand/draw/picture.hpp"

namespace summand {

// Cells are numbered along the rows, from the top left. A board has at most 4,096 cells. A board of
// up to 64 cells is one machine word, and every operation has a fast path for it.
class Cells {
 public:
  static constexpr int kMostCells = Bits::kMost;

  Cells() = default;
  Cells(int rows, int columns) : rows_(rows), columns_(columns), bits_(rows * columns) {}
  // A board of at most 64 cells from a word. Bit r * columns + c is the cell of row r and column c.
  Cells(int rows, int columns, std::uint64_t word)
      : rows_(rows), columns_(columns), bits_(rows * columns, word) {}
  static Cells full(int rows, int columns);

  // Rows from the top, divided by '|'. `in` is a member, `out` is not. All rows must have the same
  // length.
  static Result<Cells> parse(std::string_view text, char in, char out);
  std::string print(char in, char out) const;
  // A full board from (4x6) or (4,6).
  static Result<Cells> make_full(const Arguments& arguments);

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  int size() const { return bits_.size(); }
  int count() const { return bits_.count(); }
  bool empty() const { return bits_.none(); }
  bool contains(int cell) const { return bits_.test(cell); }
  void add(int cell) { bits_.set(cell); }
  void remove(int cell) { bits_.reset(cell); }
  std::size_t heap_bytes() const { return bits_.heap_bytes(); }
  std::uint64_t word() const { return bits_.word(); }  // for a board of up to 64 cells
  bool one_word() const { return bits_.one_word(); }

  template <class Visit>
  void for_each(Visit&& visit) const {
    bits_.for_each(visit);
  }
  // The lowest member, or -1.
  int first() const {
    int before = 0;
    for (const std::uint64_t word : bits_.words()) {
      if (word != 0) return before + std::countr_zero(word);
      before += 64;
    }
    return -1;
  }

  // Calls visit(cell, cell below) or visit(cell, cell to the right) for each such pair of members.
  template <class Visit>
  void for_each_upright_pair(Visit&& visit) const {
    if (bits_.one_word()) {
      for_each_pair(uprights(), columns_, visit);
    } else {
      bits_.for_each([&](int cell) {
        if (cell + columns_ < size() && contains(cell + columns_)) visit(cell, cell + columns_);
      });
    }
  }
  template <class Visit>
  void for_each_lying_pair(Visit&& visit) const {
    if (bits_.one_word()) {
      for_each_pair(lyings(), 1, visit);
    } else {
      bits_.for_each([&](int cell) {
        if ((cell + 1) % columns_ != 0 && contains(cell + 1)) visit(cell, cell + 1);
      });
    }
  }

  // The same for some pairs of a board of one word. Their first cells are the bits of `firsts`, and
  // `step` is the distance of the two cells.
  template <class Visit>
  static void for_each_pair(std::uint64_t firsts, int step, Visit&& visit) {
    for (; firsts != 0; firsts &= firsts - 1) {
      const int cell = std::countr_zero(firsts);
      visit(cell, cell + step);
    }
  }

  // For a board of one word: the cells whose neighbour above, below, at the left or at the right is
  // a member. Some of them may be no members, or lie below the board.
  struct Sides {
    std::uint64_t above, below, left, right;
  };
  Sides sides() const { return sides_of_word(bits_.word()); }

  // The numbers of all upright and of all lying pairs.
  int upright_pairs() const {
    if (bits_.one_word()) return std::popcount(uprights());
    int pairs = 0;
    for_each_upright_pair([&](int, int) { ++pairs; });
    return pairs;
  }
  int lying_pairs() const {
    if (bits_.one_word()) return std::popcount(lyings());
    int pairs = 0;
    for_each_lying_pair([&](int, int) { ++pairs; });
    return pairs;
  }

  // Calls visit(cell, beside) for each member and each neighbour of it in the other set, both in
  // rising order. Boards must have the same size.
  template <class Visit>
  void for_each_beside(const Cells& other, Visit&& visit) const {
    if (bits_.one_word()) {
      const std::uint64_t word = other.bits_.word();
      bits_.for_each([&](int cell) {
        std::uint64_t beside = neighbours(std::uint64_t{1} << cell) & word;
        for (; beside != 0; beside &= beside - 1) visit(cell, std::countr_zero(beside));
      });
    } else {
      bits_.for_each([&](int cell) {
        const auto look = [&](bool there, int beside) {
          if (there && other.contains(beside)) visit(cell, beside);
        };
        const int column = cell % columns_;
        look(cell >= columns_, cell - columns_);
        look(column > 0, cell - 1);
        look(column + 1 < columns_, cell + 1);
        look(cell + columns_ < size(), cell + columns_);
      });
    }
  }
  // How often that is.
  int count_beside(const Cells& other) const {
    int count = 0;
    if (bits_.one_word()) {
      const std::uint64_t word = bits_.word();
      const Sides beside = other.sides();
      count = std::popcount(word & beside.above) + std::popcount(word & beside.below) +
              std::popcount(word & beside.left) + std::popcount(word & beside.right);
    } else {
      for_each_beside(other, [&](int, int) { ++count; });
    }
    return count;
  }

  // Removes an edge-connected part of at least two cells and returns it, moved to the top left
  // corner of a board of the same width. Cells without a neighbour are removed and dropped. Returns
  // nullopt if no part is left.
  std::optional<Cells> take_connected_part() {
    if (!bits_.one_word()) return take_large_part();
    std::uint64_t left = bits_.word();
    left &= neighbours(left);
    const std::uint64_t part = left == 0 ? 0 : flood(left & -left, left);
    bits_ = Bits(size(), left ^ part);
    if (part == 0) return std::nullopt;
    return top_left(part);
  }

  // The members that are connected to a cell by edges, on the same board.
  Cells connected_to(int cell) const {
    if (!bits_.one_word()) return large_connected_to(cell);
    return Cells(rows_, columns_, flood(std::uint64_t{1} << cell, bits_.word()));
  }
  // The members that are also in the other set, and those that are not. Both boards must have the
  // same size.
  Cells within(const Cells& other) const {
    return with_words_of(other, [](std::uint64_t a, std::uint64_t b) { return a & b; });
  }
  Cells without(const Cells& other) const {
    return with_words_of(other, [](std::uint64_t a, std::uint64_t b) { return a & ~b; });
  }
  // The members of either set.
  Cells joined(const Cells& other) const {
    return with_words_of(other, [](std::uint64_t a, std::uint64_t b) { return a | b; });
  }

  // The smallest rectangle that holds all members. It is 1 x 1 if there are none.
  struct Box {
    int top = 0, left = 0, rows = 1, columns = 1;
  };
  Box box() const;
  // The cells in a rectangle, as a board of their own.
  Cells cut(const Box& box) const {
    if (!bits_.one_word() || size() == 0) return cut_large(box);
    std::uint64_t word = bits_.word() >> (box.top * columns_ + box.left);
    if (box.columns == columns_) {
      word &= low_bits(box.rows * columns_);
      return Cells(box.rows, box.columns, word);
    }
    const std::uint64_t row = low_bits(box.columns);
    std::uint64_t out = 0;
    for (int from = 0, to = 0; to < box.rows * box.columns; to += box.columns, from += columns_) {
      out |= (word >> from & row) << to;
    }
    return Cells(box.rows, box.columns, out);
  }
  // The same cells on the smallest board that holds them.
  Cells trimmed() const { return cut(box()); }
  Cells flip_rows() const;  // top to bottom
  Cells turned() const;     // by half a turn
  Cells transposed() const;

  // The least of the four boards that flips give, and of the eight that all symmetries give. The
  // second is for games in which rows and columns have the same rules.
  Cells least_of_flips() const;
  Cells least_of_symmetries() const;

  // a1 is the top left cell; the letter names the column.
  std::string name(int cell) const;
  // The cell with that name, or nullopt if the board has none.
  std::optional<int> named(std::string_view name) const;

  // Different boards of up to 112 cells have different keys. Boards of up to 52 cells need one
  // word.
  std::optional<PositionKey> key() const;

  Picture picture(std::string_view in, std::string_view out) const;
  // The members are there, the other cells are holes.
  BoardShape shape(char in, char out) const;

  // Calls visit(cells) for all subsets of all boards of 1..rows by 1..columns.
  template <class Visit>
  static void for_each_fill(int rows, int columns, Visit&& visit) {
    for (int r = 1; r <= rows; ++r) {
      for (int c = 1; c <= columns; ++c) for_each_fill_of(r, c, visit);
    }
  }
  template <class Visit>
  static void for_each_fill_of(int rows, int columns, Visit&& visit) {
    for (std::uint64_t word = 0; word >> (rows * columns) == 0; ++word) {
      visit(Cells(rows, columns, word));
    }
  }

  friend bool operator==(const Cells&, const Cells&) = default;
  friend std::strong_ordering operator<=>(const Cells&, const Cells&) = default;
  friend std::uint64_t hash_value(const Cells& cells) {
    return hash_combine(hash_value(cells.bits_), static_cast<std::uint64_t>(cells.columns_));
  }

 private:
  // For each width, the cells in the last column of a board of one word.
  static constexpr std::array<std::uint64_t, 65> kLastColumns = [] {
    std::array<std::uint64_t, 65> masks{};
    for (int columns = 1; columns <= 64; ++columns) {
      for (int cell = columns - 1; cell < 64; cell += columns) {
        masks[static_cast<std::size_t>(columns)] |= std::uint64_t{1} << cell;
      }
    }
    return masks;
  }();

  // 2^16 / columns, rounded up. It gives exact quotients for cells below 64.
  static constexpr std::array<unsigned, 65> kReciprocals = [] {
    std::array<unsigned, 65> reciprocals{};
    for (unsigned columns = 1; columns <= 64; ++columns) {
      reciprocals[columns] = ((1u << 16) + columns - 1) / columns;
    }
    return reciprocals;
  }();

  // The first cells of pairs, on a board of one word.
  std::uint64_t uprights() const {
    const std::uint64_t word = bits_.word();
    return columns_ < 64 ? word & word >> columns_ : 0;
  }
  std::uint64_t lyings() const {
    const std::uint64_t word = bits_.word();
    return word & word >> 1 & ~last_columns();
  }

  std::uint64_t last_columns() const { return kLastColumns[static_cast<std::size_t>(columns_)]; }

  Sides sides_of_word(std::uint64_t word) const {
    const std::uint64_t last = last_columns();
    const bool many = columns_ < 64;
    return {many ? word << columns_ : 0, many ? word >> columns_ : 0, (word & ~last) << 1,
            word >> 1 & ~last};
  }
  // The cells beside those of a word. Some of them may lie below the board.
  std::uint64_t neighbours(std::uint64_t word) const {
    const Sides beside = sides_of_word(word);
    return beside.above | beside.below | beside.left | beside.right;
  }

  std::uint64_t flood(std::uint64_t from, std::uint64_t within) const {
    while (true) {
      // Two steps between two tests for the end, since most parts need several steps.
      const std::uint64_t more = (from | neighbours(from)) & within;
      const std::uint64_t most = (more | neighbours(more)) & within;
      if (most == more || most == within) return most;
      from = most;
    }
  }

  // cell / columns for a board of one word, computed by a multiplication.
  int row_of(int cell) const {
    return static_cast<int>(
        static_cast<unsigned>(cell) * kReciprocals[static_cast<std::size_t>(columns_)] >> 16);
  }

  Cells top_left(std::uint64_t part) const {
    const int top = row_of(std::countr_zero(part));
    const int bottom = row_of(63 - std::countl_zero(part));
    part >>= top * columns_;
    const int rows = bottom - top + 1;
    return Cells(rows, columns_, part >> std::countr_zero(joined_rows(part, rows)));
  }

  // The first row of the result has the members of all so many rows of a word.
  std::uint64_t joined_rows(std::uint64_t word, int rows) const {
    for (int reach = columns_; reach < 64 && reach < rows * columns_; reach *= 2) {
      word |= word >> reach;
    }
    return word;
  }

  std::uint64_t flipped_word() const;  // flip_rows() of a board of one word

  // The words of two boards of the same size, combined in pairs.
  template <class Combine>
  Cells with_words_of(const Cells& other, Combine&& combine) const {
    if (bits_.one_word()) {
      return Cells(rows_, columns_, combine(bits_.word(), other.bits_.word()));
    }
    Cells out = *this;
    out.bits_.combine(other.bits_, combine);
    return out;
  }

  Cells large_connected_to(int cell) const;
  std::optional<Cells> take_large_part();
  Cells cut_large(const Box& box) const;

  int rows_ = 0;
  int columns_ = 0;
  Bits bits_;
};

}  // namespace summand
