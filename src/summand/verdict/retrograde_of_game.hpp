// Who wins a sum with positions of loopy games, by retrograde analysis.
#pragma once

#include <cstddef>

#include "summand/algebra/game.hpp"
#include "summand/base/attempt.hpp"
#include "summand/verdict/prospect.hpp"

namespace summand {

struct RetrogradeWinners {
  Prospect left, right;  // if Left starts; if Right starts
  std::size_t sums = 0;  // that play can reach
};

// Fails for more than 64 copies of a summand.
Attempt<RetrogradeWinners> winners_by_retrograde(const Game& game);

}  // namespace summand
