// Lines: the strategy for two colours against every line of the opponent.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/studies/babylon/replies.hpp"

namespace summand::babylon {

// A line of a game: "1b>1b", with what it leaves.
struct Line {
  std::vector<StackMove> moves;
  Stacks end;
};
std::string print(const Line& line);

struct LinesReport {
  std::uint64_t chips[2] = {};
  std::uint64_t replies = 0;      // positions in which the strategy had to move
  std::uint64_t by_table = 0;     // by a rule of a table
  std::uint64_t ahead[4] = {};    // by the number of replies until the certificate
  std::optional<Line> failure{};  // the shortest that has no reply, or ends badly

  bool holds() const { return !failure; }
};

// Plays the strategy in the game of p and q chips against every line, each position once. Throws
// LimitReached.
LinesReport play_every_line(std::uint64_t p, std::uint64_t q, Budget budget);

// A shortest line in which the printed replies turn a won game into a lost one: its last move is
// such a reply, and so are all of the strategy's, if there is such a line, or the others come from
// certificates. `lost` says of a position whether the player who has to move loses. Nothing where
// the printed replies never lose.
std::optional<Line> refute_printed(std::uint64_t p, std::uint64_t q,
                                   const std::function<bool(const Stacks&)>& lost, Budget budget);

}  // namespace summand::babylon
