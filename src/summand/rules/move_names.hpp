// The names of moves: by the cells that their steps change.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "summand/rules/results.hpp"

namespace summand {

// A legal move: its result, its name, and the cells in its name.
struct NamedResult {
  LetterBoard after;
  std::string name;
  std::vector<int> cells;
};

// The legal moves by these rules, sorted by their results. All names are different. A step that
// moves one piece of the player is named from-to, another one by its first and its last changed
// cell, and steps are joined by `/`. `=` and the new letters of all changed cells, and then `~2`,
// tell moves apart that would have the same name. `signs` are those of the letters.
std::vector<NamedResult> named_results(std::span<const PlayerRule> rules, Player player,
                                       const BoardSides& sides, const LetterBoard& board,
                                       std::string_view signs);

// b3 on a grid, a number on a strip or a ring.
std::string cell_name(const BoardSides& sides, int cell);

}  // namespace summand
