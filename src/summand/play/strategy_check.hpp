// Whether a strategy wins, by playing it against every line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "summand/language/session.hpp"
#include "summand/play/strategy.hpp"

namespace summand {

struct StrategyCheck {
  struct Step {
    Player mover;
    std::string move, leaves;  // as SumText has them
  };

  bool holds() const { return objection.empty(); }

  std::string objection{};          // in a sentence why it does not win
  std::vector<Step> line{};         // of play, which the objection is about
  std::uint64_t sums = 0;           // met with either player to move
  std::uint64_t longest_line = 0;   // in moves; 0 where it does not hold
  std::vector<std::string> idle{};  // sums of the table that no line comes to; likewise
};

// Plays all moves of the loser and the replies of the table from the start on, each sum once.
// Boards are played by the rules alone: no search, no values, no theorem; games without a board by
// the canonical options of their values. It holds if the table has a legal move
// wherever the winner is to move, no sum repeats on a line, and all lines end with the loser
// unable to move. An error where the game cannot be evaluated, in its text, and for a limit of the
// session; time and memory go with the sums that can be met, which `watch` counts.
Attempt<StrategyCheck> check_strategy(const WinningStrategy& strategy, Session& session,
                                      SearchWatch* watch = nullptr);

}  // namespace summand
