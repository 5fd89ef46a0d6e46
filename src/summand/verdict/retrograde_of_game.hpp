// Who wins a sum of positions of loopy games: by working backwards from its ends.
#pragma once

#include <cstddef>

#include "summand/base/attempt.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/verdict/prospect.hpp"

namespace summand {

// Whether the game has no value: loopy positions stand in the sum, and no theorem gives their
// values (or theorems may not be used). Throws LimitReached.
bool needs_retrograde_analysis(const Game& game);

struct RetrogradeWinners {
  Prospect left, right;  // when Left starts, when Right starts
  std::size_t sums = 0;  // that the play can come to
};

// Every summand must be a position, or a number of copies of one, or a game without positions;
// fails otherwise.
Attempt<RetrogradeWinners> winners_by_retrograde(const Game& game);

}  // namespace summand
