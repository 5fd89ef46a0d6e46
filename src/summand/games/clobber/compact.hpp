// Clobber on bits, for searches.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "summand/boards/board.hpp"
#include "summand/boards/surroundings.hpp"
#include "summand/boards/word_grid.hpp"
#include "summand/ruleset/sum_key.hpp"

namespace summand::games::clobber {

// Stones of both players. A part stands in the corner.
struct Stones {
  std::uint64_t left = 0, right = 0;

  std::uint64_t all() const { return left | right; }
  Stones mirrored() const { return {right, left}; }
  friend auto operator<=>(const Stones&, const Stones&) = default;
  friend std::uint64_t hash_value(const Stones& its) {
    return hash_combine(hash_word(its.left), its.right);
  }
};

template <int kStride>
struct Compact {
  using Grid = WordGrid<kStride>;
  using Part = Stones;

  static constexpr bool kAllSmall = true;
  static constexpr std::string_view kForm = kStride == 8   ? "clobber in rows of 8 bits"
                                            : kStride == 4 ? "clobber in rows of 4 bits"
                                                           : "clobber in rows of 3 bits";

  // nullopt if the board is too large. The longer side becomes the rows.
  static std::optional<Part> of(const Board& board) {
    const bool turns = board.rows() < board.columns();
    const int rows = turns ? board.columns() : board.rows();
    const int columns = turns ? board.rows() : board.columns();
    if (rows > Grid::kRows || columns > Grid::kColumns) return std::nullopt;
    Part out;
    for (int cell = 0; cell < board.size(); ++cell) {
      const int row = board.row(cell), column = board.column(cell);
      const std::uint64_t bit = turns ? Grid::bit(column, row) : Grid::bit(row, column);
      if (board.left_plane().contains(cell)) out.left |= bit;
      if (board.right_plane().contains(cell)) out.right |= bit;
    }
    return out;
  }

  // Calls visit(part) for each connected part in which there is a move, in the corner.
  template <class Visit>
  static void for_each_part(const Part& stones, Visit&& visit) {
    for (std::uint64_t rest = stones.all(); rest != 0;) {
      const std::uint64_t group = Grid::connected(rest & -rest, rest);
      rest ^= group;
      if ((group & stones.left) == 0 || (group & stones.right) == 0) continue;
      const int by = Grid::distance_to_corner(group);
      visit(Part{(stones.left & group) >> by, (stones.right & group) >> by});
    }
  }
  // Calls visit(stones after it) for each move of Left.
  template <class Visit>
  static void for_each_move(const Part& stones, Visit&& visit) {
    const auto go = [&](std::uint64_t from, int by) {
      for (; from != 0; from &= from - 1) {
        const std::uint64_t stone = from & -from;
        const std::uint64_t to = by > 0 ? stone << by : stone >> -by;
        visit(Part{stones.left ^ stone ^ to, stones.right ^ to});
      }
    };
    go(stones.left & stones.right >> 1, 1);
    go(stones.left & stones.right << 1, -1);
    go(stones.left & stones.right >> kStride, kStride);
    go(stones.left & stones.right << kStride, -kStride);
  }
  // The moves of Left, which are as many as those of Right.
  static int moves(const Part& stones) {
    return std::popcount(stones.left & stones.right >> 1) +
           std::popcount(stones.left & stones.right << 1) +
           std::popcount(stones.left & stones.right >> kStride) +
           std::popcount(stones.left & stones.right << kStride);
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
    go(stones.left, stones.right, 0);
    go(stones.right, stones.left, all.count());
  }

  // The least image of a part, and the least image of its negative.
  static std::pair<Part, Part> least(const Part& part) {
    Part out = part, negative = part.mirrored();
    const auto meet = [&](std::uint64_t left, std::uint64_t right) {
      const int by = Grid::distance_to_corner(left | right);
      const Part image{left >> by, right >> by};
      out = std::min(out, image);
      negative = std::min(negative, image.mirrored());
    };
    const auto meet_four = [&](std::uint64_t left, std::uint64_t right) {
      meet(left, right);
      meet(Grid::upside_down(left), Grid::upside_down(right));
      left = Grid::turned(left);
      right = Grid::turned(right);
      meet(left, right);
      meet(Grid::upside_down(left), Grid::upside_down(right));
    };
    if constexpr (Grid::kTurns) {
      const int width = Grid::width(part.all()), height = Grid::height(part.all());
      if (width > height) {
        out = {~std::uint64_t{0}, 0};
        negative = out;
      } else {
        meet_four(part.left, part.right);
      }
      if (width >= height) meet_four(Grid::transposed(part.left), Grid::transposed(part.right));
    } else {
      meet_four(part.left, part.right);
    }
    return {out, negative};
  }
};

}  // namespace summand::games::clobber
