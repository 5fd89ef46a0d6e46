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

// A line of a game, from a move of the opponent on, and the position at its end.
struct Line {
  std::vector<StackMove> moves;
  Stacks end;
  // The number of moves up to a reply that loses a won game, including that reply.
  std::optional<std::size_t> mistake{};
};
// Returns "1r>1r, 1b>1b; 1b>1b, 2b>2b? 4b>4r! ... -> <0,0;;10>". A ? marks the mistake, and a !
// marks the move that takes advantage of it.
std::string print(const Line& line);

struct LinesReport {
  std::uint64_t replies = 0;      // positions in which the strategy moved
  std::uint64_t by_table = 0;     // by a rule of the strategy's tables
  std::uint64_t ahead[4] = {};    // by the number of replies until the certificate
  std::uint64_t searched = 0;     // by the table of all positions
  std::uint64_t conjectured = 0;  // by a conjecture
  std::optional<Line> failure{};  // the shortest line without a reply or with a bad end

  bool holds() const { return !failure; }
};

// The move in a position, or nullopt if the policy knows no move. `last` is the move that led
// there.
using Policy = std::function<std::optional<StrategyReply>(const Stacks& stacks,
                                                          const std::optional<MadeMove>& last)>;
// The strategy with a table, or without one if `table` is null (see any_reply).
Policy strategy_with(const Outcomes* table);

// Plays a policy from a position against every line. It visits each position once. `begins`: the
// policy moves first. Throws LimitReached.
LinesReport play_every_line(const Stacks& start, bool begins, const Policy& policy, Budget budget);

// Continues a line to its end. The opponent is to move in a position that he wins. He leaves as few
// moves as possible. The strategy plays the printed replies if there are any. `lost` tells whether
// the player to move loses a position.
void play_out(Line& line, const std::function<bool(const Stacks&)>& lost);

// A shortest line in which the printed replies turn a won game into a lost one. It is continued to
// the end, where the opponent has made the last move. If possible, all replies up to the mistake
// are printed ones. Otherwise some come from certificates. Returns nullopt if the printed replies
// never lose. Assumes that the opponent moves first, in a position lost for him.
std::optional<Line> refute_printed(const Stacks& start,
                                   const std::function<bool(const Stacks&)>& lost, Budget budget);

}  // namespace summand::babylon
