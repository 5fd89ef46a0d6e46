// The nets of Dots-and-Boxes by a table of all sets of undrawn lines, by the rules alone.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "summand/studies/dots/rules.hpp"

namespace summand::dots {

// Coins and the strings between them; -1 is the ground. A byte for each set of strings.
class AllSets {
 public:
  AllSets(int coins, const std::vector<std::pair<int, int>>& strings) {
    std::vector<std::size_t> of_coin(static_cast<std::size_t>(coins));
    const auto for_each_end = [&](std::size_t string, auto&& visit) {
      for (const int coin : {strings[string].first, strings[string].second}) {
        if (coin >= 0) visit(static_cast<std::size_t>(coin));
      }
    };
    for (std::size_t i = 0; i < strings.size(); ++i) {
      for_each_end(i, [&](std::size_t coin) { of_coin[coin] |= std::size_t{1} << i; });
    }
    nets_.assign(std::size_t{1} << strings.size(), 0);
    for (std::size_t uncut = 1; uncut < nets_.size(); ++uncut) {
      int best = std::numeric_limits<int>::min();
      for (std::size_t left = uncut; left != 0; left &= left - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(left));
        const std::size_t rest = uncut ^ (std::size_t{1} << i);
        int freed = 0;
        for_each_end(i, [&](std::size_t coin) { freed += (rest & of_coin[coin]) == 0 ? 1 : 0; });
        best = std::max(best, freed > 0 ? freed + nets_[rest] : -nets_[rest]);
      }
      nets_[uncut] = static_cast<std::int8_t>(best);
    }
  }

  int net(std::size_t uncut) const { return nets_[uncut]; }

 private:
  std::vector<std::int8_t> nets_;
};

// Of a board. Bit i of a set is its line i.
inline AllSets all_sets_of(const Board& board) {
  std::vector<std::pair<int, int>> strings;
  for (unsigned line = 0; line < board.lines(); ++line) {
    const Board::Beside beside = board.beside(line);
    strings.emplace_back(static_cast<int>(beside.boxes[0]),
                         beside.count == 2 ? static_cast<int>(beside.boxes[1]) : -1);
  }
  return AllSets(static_cast<int>(board.boxes()), strings);
}

// The position with exactly these lines undrawn.
inline Position with_undrawn(const Board& board, std::size_t undrawn) {
  Position out{.board = board};
  for (unsigned line = 0; line < board.lines(); ++line) {
    if ((undrawn >> line & 1) == 0) out.drawn.add(line);
  }
  return out;
}

}  // namespace summand::dots
