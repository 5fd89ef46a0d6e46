// Tests whether a strategy wins, by playing it against every line.
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
    std::string move, leaves;  // in the form of SumText
  };

  bool holds() const { return objection.empty(); }

  std::string objection{};          // why it does not win, as a sentence
  std::vector<Step> line{};         // the line of play for the objection
  std::uint64_t sums = 0;           // met with either player to move
  std::uint64_t longest_line = 0;   // in moves; 0 if it does not hold
  std::vector<std::string> idle{};  // sums of the table that no line reaches; empty likewise
};

// Plays all moves of the loser and the replies of the table from the start on, each sum once.
// Boards are played by the rules only: without search, values or theorems. Games without a board
// are played by the canonical options of their values. The strategy holds if the table has a legal
// move whenever the winner is to move, no sum repeats on a line, and at the end of all lines the
// loser cannot move. Fails if the text of the game cannot be evaluated, and if a limit of the
// session is reached. Time and memory are proportional to the number of sums that can be met, which
// `watch` counts.
Attempt<StrategyCheck> check_strategy(const WinningStrategy& strategy, Session& session,
                                      SearchWatch* watch = nullptr);

}  // namespace summand
