// Grundy values directly by the rules, for the tests of the fast solvers.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

// Keeps single stacks with the names of their colours, and tries every pair of stacks.
class NaiveSolver {
 public:
  using Table = std::vector<Stack>;  // sorted

  unsigned grundy(Table table) {
    std::ranges::sort(table);
    if (const auto known = known_.find(table); known != known_.end()) return known->second;
    std::vector<unsigned> met;
    for (std::size_t upper = 0; upper < table.size(); ++upper) {
      for (std::size_t lower = 0; lower < table.size(); ++lower) {
        const Stack x = table[upper], y = table[lower];
        if (upper == lower || (x.height != y.height && x.colour != y.colour)) continue;
        Table next = table;
        next[upper].height += y.height;
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(lower));
        met.push_back(grundy(std::move(next)));
      }
    }
    unsigned least = 0;
    while (std::ranges::find(met, least) != met.end()) ++least;
    return known_[table] = least;
  }

 private:
  std::map<Table, unsigned> known_;
};

}  // namespace summand::babylon
