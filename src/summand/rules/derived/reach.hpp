// What each cell of a position can ever become, and which rewrites can ever be made.
//
// docs/decisions/derived-sums.md proves what is claimed here.
#pragma once

#include <utility>
#include <vector>

#include "summand/rules/derived/ground_rules.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/letters.hpp"

namespace summand {

// For each cell, letters that include all that it has in any position which play can reach, in any
// order of moves.
using Reach = std::vector<LetterSet>;

Reach reach_of(const GroundRules& rules, const LetterBoard& board);

// False if no reached position allows the rewrite.
bool is_possible(const Rewrite& rewrite, const Reach& reach);

// What the possible rewrites can do within the reach: each is cut down to the cells that matter,
// and to the letters that these cells can have. A guard that the cell always meets is the whole
// reach of the cell. Sorted and different. Positions with equal reaches and equal effects have the
// same moves, now and later.
std::vector<Rewrite> effects_of(const GroundRules& rules, const Reach& reach);

}  // namespace summand
