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

// A line of a game from the opponent's move on, with what it leaves.
struct Line {
  std::vector<StackMove> moves;
  Stacks end;
  // How many moves there are up to a reply that loses a won game, with that reply.
  std::optional<std::size_t> mistake{};
};
// "1r>1r, 1b>1b; 1b>1b, 2b>2b? 4b>4r! ... -> <0,0;;10>": ? is behind the mistake, and ! behind the
// move that takes advantage of it.
std::string print(const Line& line);

struct LinesReport {
  std::uint64_t replies = 0;      // positions in which the strategy had to move
  std::uint64_t by_table = 0;     // by a rule of a table
  std::uint64_t ahead[4] = {};    // by the number of replies until the certificate
  std::uint64_t searched = 0;     // by the table of all positions
  std::uint64_t conjectured = 0;  // by a conjecture
  std::optional<Line> failure{};  // the shortest that has no reply, or ends badly

  bool holds() const { return !failure; }
};

// What is played in a position; nothing where it knows no move. `last` is the move that led there.
using Policy = std::function<std::optional<StrategyReply>(const Stacks& stacks,
                                                          const std::optional<MadeMove>& last)>;
// The strategy, with a table or without (see any_reply).
Policy strategy_with(const Outcomes* table);

// Plays a policy from a position against every line, each position once; it begins or does not.
// Throws LimitReached.
LinesReport play_every_line(const Stacks& start, bool begins, const Policy& policy, Budget budget);

// Plays a line on to its end from a position that is won for the opponent, who moves: he leaves as
// few moves as he can; the strategy moves as printed, where it can. `lost` says of a position
// whether the player who has to move loses.
void play_out(Line& line, const std::function<bool(const Stacks&)>& lost);

// A shortest line in which the printed replies turn a won game into a lost one, played on to its
// end, where the opponent has made the last move. All replies up to the mistake are printed ones,
// if there is such a line, or the others come from certificates. Nothing where the printed replies
// never lose. Assumes that the opponent, who moves first, has lost.
std::optional<Line> refute_printed(const Stacks& start,
                                   const std::function<bool(const Stacks&)>& lost, Budget budget);

}  // namespace summand::babylon
