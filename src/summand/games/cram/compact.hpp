// Cram on bits, for searches.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

#include "summand/boards/cells.hpp"
#include "summand/boards/one_word_set.hpp"

namespace summand::games::cram {

// The set of the free cells.
template <int kStride>
struct Compact : OneWordSet<kStride> {
  using typename OneWordSet<kStride>::Part;

  static constexpr int kMostValued = 16;  // cells
  static constexpr std::string_view kForm = kStride == 8   ? "cram in rows of 8 bits"
                                            : kStride == 5 ? "cram in rows of 5 bits"
                                                           : "cram in rows of 4 bits";

  // nullopt if the board is too large.
  static std::optional<Part> of(const Cells& free) {
    return Compact::cells_of(free.rows(), free.columns(),
                             [&](int cell) { return free.contains(cell); });
  }

  // Calls visit(free cells after it) for each move.
  template <class Visit>
  static void for_each_move(const Part& free, Visit&& visit) {
    for (const int by : {1, kStride}) {
      for (std::uint64_t pairs = first_of_pairs(free, by); pairs != 0; pairs &= pairs - 1) {
        const std::uint64_t cell = pairs & -pairs;
        visit(Part{{free.all() ^ cell ^ cell << by}});
      }
    }
  }
  static int moves(const Part& free) {
    return std::popcount(first_of_pairs(free, 1)) + std::popcount(first_of_pairs(free, kStride));
  }

 private:
  // The first cells of the pairs of free cells that lie so far apart.
  static std::uint64_t first_of_pairs(const Part& free, int by) {
    return free.all() & free.all() >> by;
  }
};

}  // namespace summand::games::cram
