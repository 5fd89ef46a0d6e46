// LineGrid: a board of Domineering on bits, as one of the players sees it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "summand/boards/bits.hpp"
#include "summand/boards/cells.hpp"
#include "summand/boards/key.hpp"

namespace summand::games::domineering {

__extension__ using WideWord = unsigned __int128;

inline int count_cells(std::uint64_t cells) { return std::popcount(cells); }
inline int count_cells(WideWord cells) {
  return std::popcount(static_cast<std::uint64_t>(cells)) +
         std::popcount(static_cast<std::uint64_t>(cells >> 64));
}
inline int first_cell(std::uint64_t cells) { return std::countr_zero(cells); }
inline int first_cell(WideWord cells) {
  const auto low = static_cast<std::uint64_t>(cells);
  return low != 0 ? std::countr_zero(low)
                  : 64 + std::countr_zero(static_cast<std::uint64_t>(cells >> 64));
}

inline int last_cell(std::uint64_t cells) { return 63 - std::countl_zero(cells); }
inline int last_cell(WideWord cells) {
  const auto high = static_cast<std::uint64_t>(cells >> 64);
  return high != 0 ? 127 - std::countl_zero(high) : last_cell(static_cast<std::uint64_t>(cells));
}

inline PositionKey key_of(std::uint64_t cells) { return {cells, 0}; }
inline PositionKey key_of(WideWord cells) {
  return {static_cast<std::uint64_t>(cells), static_cast<std::uint64_t>(cells >> 64)};
}

// The dominoes of the player stand across two lines, and those of the opponent lie along a line. So
// the lines are rows for Left and columns for Right. Cell c of line i is bit i * width + c. Sets of
// cells have no other bits.
template <class Word>
class LineGrid {
 public:
  static constexpr int kMostCells = sizeof(Word) == 8 ? 64 : 100;
  static constexpr int kMostLines = 12;  // and cells of a line

  LineGrid(int lines, int width) : lines_(lines), width_(width) {
    for (int line = 0; line < lines; ++line) first_in_line_ |= Word{1} << line * width;
    last_in_line_ = first_in_line_ << (width - 1);
    all_ = first_in_line_ * static_cast<Word>((1u << width) - 1);
  }

  static bool fits(int rows, int columns) {
    return rows >= 1 && columns >= 1 && rows <= kMostLines && columns <= kMostLines &&
           rows * columns <= kMostCells;
  }

  int lines() const { return lines_; }
  int width() const { return width_; }

  // The cells of some lines, from bit 0 on. They are less than 32.
  unsigned cut(Word cells, int line, int count = 1) const {
    return static_cast<unsigned>(cells >> line * width_) & ((1u << count * width_) - 1);
  }

  // The cells that have one of these as a neighbour in their line, or in the line before or after.
  Word beside(Word cells) const { return right_of(cells) | left_of(cells); }
  Word across(Word cells) const { return below(cells) | cells >> width_; }
  Word below(Word cells) const { return (cells << width_) & all_; }
  Word right_of(Word cells) const { return (cells & ~last_in_line_) << 1; }
  Word left_of(Word cells) const { return (cells & ~first_in_line_) >> 1; }

  // Without the cells on which no domino fits.
  Word without_lone_cells(Word cells) const { return cells & (beside(cells) | across(cells)); }
  // The connected part of the first cell. There is one.
  Word first_part(Word cells) const {
    for (Word part = cells & (~cells + 1);;) {
      const Word more = (part | beside(part) | across(part)) & cells;
      if (more == part) return part;
      part = more;
    }
  }
  // How many lines there are up to the last cell.
  int height(Word cells) const { return cells == 0 ? 0 : last_cell(cells) / width_ + 1; }
  // Cells without the empty lines above them. There must be a cell.
  Word moved_up(Word cells) const { return cells >> first_cell(cells) / width_ * width_; }
  // The same, moved to the left edge.
  Word in_corner(Word cells) const {
    cells = moved_up(cells);
    unsigned columns = 0;
    for (int line = 0; line < height(cells); ++line) columns |= cut(cells, line);
    return cells >> std::countr_zero(columns);
  }
  // The cells that the opponent cannot use.
  Word safe(Word cells) const { return cells & ~beside(cells); }

  // Parts of two cells, of which each is a free move of the player or of the opponent.
  struct LoneDominoes {
    Word players, opponents;
  };
  LoneDominoes lone_dominoes(Word cells) const {
    const Word above = cells & below(cells), under = cells & cells >> width_;
    const Word left = cells & right_of(cells), right = cells & left_of(cells);
    const Word upper = under & ~(above | left | right), lower = above & ~(under | left | right);
    const Word first = right & ~(left | above | under), second = left & ~(right | above | under);
    const Word across = upper & lower >> width_, along = first & second >> 1;
    return {across | across << width_, along | along << 1};
  }

  // The first cells of the player's moves.
  Word moves(Word cells) const { return cells & cells >> width_; }
  Word domino(int cell) const { return (Word{1} << width_ | Word{1}) << cell; }
  // The same domino of the opponent, who sees lines as columns.
  Word opponents_domino(int line, int column) const { return Word{3} << (line * width_ + column); }

  // The least of the board and its three reflections.
  Word least_image(Word cells) const {
    const Word other = upside_down(cells);
    return std::min({cells, other, turned(cells), turned(other)});
  }

  // With lines and columns exchanged.
  Word transposed(Word cells) const {
    Word out = 0;
    for (; cells != 0; cells &= cells - 1) {
      const int cell = first_cell(cells);
      out |= Word{1} << (cell % width_ * lines_ + cell / width_);
    }
    return out;
  }

 private:
  static constexpr int kBits = static_cast<int>(8 * sizeof(Word));

  Word upside_down(Word cells) const {
    Word out = 0;
    for (int line = 0; line < lines_; ++line, cells >>= width_) {
      out = out << width_ | static_cast<Word>(cut(cells, 0));
    }
    return out;
  }
  // By half a turn.
  Word turned(Word cells) const {
    Word out;
    if constexpr (kBits == 64) {
      out = reversed(cells);
    } else {
      out = static_cast<Word>(reversed(static_cast<std::uint64_t>(cells))) << 64 |
            reversed(static_cast<std::uint64_t>(cells >> 64));
    }
    return out >> (kBits - lines_ * width_);
  }

  int lines_, width_;
  Word first_in_line_ = 0, last_in_line_ = 0, all_ = 0;
};

}  // namespace summand::games::domineering
