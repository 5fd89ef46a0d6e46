// Impartial Cannibal Clobber on bits, for searches.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

#include "summand/boards/board.hpp"
#include "summand/boards/one_word_set.hpp"

namespace summand::games::cannibal_clobber {

// The set of the stones of both players. Every stone may take every neighbour, so colours do not
// matter: a move empties the cell of a stone that has a neighbour.
template <int kStride>
struct Compact : OneWordSet<kStride> {
  using typename OneWordSet<kStride>::Part;

  static constexpr int kMostValued = 14;  // stones
  static constexpr std::string_view kForm =
      kStride == 8   ? "impartial cannibal clobber in rows of 8 bits"
      : kStride == 5 ? "impartial cannibal clobber in rows of 5 bits"
      : kStride == 4 ? "impartial cannibal clobber in rows of 4 bits"
                     : "impartial cannibal clobber in rows of 3 bits";

  // nullopt if the board is too large.
  static std::optional<Part> of(const Board& board) {
    return Compact::cells_of(board.rows(), board.columns(),
                             [&](int cell) { return board.at(cell) != Piece::none; });
  }

  // Calls visit(stones after it) for each move.
  template <class Visit>
  static void for_each_move(const Part& stones, Visit&& visit) {
    for (std::uint64_t rest = movable(stones); rest != 0; rest &= rest - 1) {
      visit(Part{{stones.all() ^ (rest & -rest)}});
    }
  }
  static int moves(const Part& stones) { return std::popcount(movable(stones)); }

 private:
  static std::uint64_t movable(const Part& stones) {
    return stones.all() & WordGrid<kStride>::neighbours(stones.all());
  }
};

}  // namespace summand::games::cannibal_clobber
