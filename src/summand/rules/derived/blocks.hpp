// The blocks of a position: sets of cells that no possible move connects.
#pragma once

#include <vector>

#include "summand/rules/rewrite.hpp"

namespace summand {

// The position is the sum of its blocks. Cells that matter to no effect are in none.
struct Block {
  std::vector<int> cells;        // rising
  std::vector<Rewrite> effects;  // those of its cells, in their order

  bool contains(int cell) const;
};

// Ordered by their first cells. `effects` are those of effects_of (reach.hpp).
std::vector<Block> blocks_of(const std::vector<Rewrite>& effects, int board_size);

// Calls visit(cell) for each cell that the effect reads or changes. A cell may come twice.
template <class Visit>
void for_each_cell(const Rewrite& effect, Visit&& visit) {
  for (const Touch& touch : effect.touches) visit(touch.cell);
  for (const RuleClause& clause : effect.clauses) {
    for (const auto& its : clause.any) visit(its.first);
  }
}

}  // namespace summand
