// Who wins a sum with positions of loopy games, by retrograde analysis.
#pragma once

#include <cstddef>

#include "summand/base/attempt.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/verdict/prospect.hpp"

namespace summand {

// Whether the game has no value: the sum has loopy positions, and no theorem gives their values (or
// theorems may not be used). Throws LimitReached.
bool needs_retrograde_analysis(const Game& game);

struct RetrogradeWinners {
  Prospect left, right;  // if Left starts; if Right starts
  std::size_t sums = 0;  // that play can reach
};

// Fails unless every summand is a position, or a number of copies of one, or a game without
// positions.
Attempt<RetrogradeWinners> winners_by_retrograde(const Game& game);

}  // namespace summand
