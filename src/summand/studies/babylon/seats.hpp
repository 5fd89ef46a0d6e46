// Seats: Babylon for two or more players, who move in turn.
//
// Moves are common to all players: if one has no move, he passes and is out, and so is everybody
// after him. The blocked seat is last, the next seat is last but one, and so on. The seat that made
// the last move is first. So only the number of moves modulo the number of seats matters.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/games/babylon/stacks.hpp"
#include "summand/play/seated_ruleset.hpp"

namespace summand::babylon {

// The rules, with the interface of SeatedRuleset.
struct SeatedBabylon {
  struct State {
    Stacks stacks;
    unsigned players = 2;
    unsigned mover = 0;  // the seat whose turn it is, or would be

    friend bool operator==(const State&, const State&) = default;
  };
  using Action = StackMove;

  unsigned players(const State& state) const { return state.players; }
  std::optional<unsigned> to_move(const State& state) const;
  std::vector<Action> actions(const State& state) const;
  State apply(const State& state, const Action& action) const;
  // The seats, with the first place first. Assumes that the game is over.
  std::vector<unsigned> ranking(const State& state) const;
};

static_assert(SeatedRuleset<SeatedBabylon>);

// The results of a position with that many seats. Seats are numbered from 0, the one to move.
struct SeatsVerdict {
  unsigned players = 2;
  // The seat that comes first under the ranking convention: everybody prefers the first place, then
  // the second, and so on.
  unsigned winner = 0;
  // The seat that can force the last move against all others together, or nullopt.
  std::optional<unsigned> forcer;
};

// Searches all positions. Assumes 2 <= players. Calls `progress` with the number of positions known
// so far. Throws LimitReached.
SeatsVerdict solve_seats(const Stacks& start, unsigned players, Budget budget,
                         const std::function<void(std::uint64_t)>& progress = {});

// The convention in a sentence.
inline constexpr std::string_view kRankingConvention =
    "everybody prefers the first place, then the second, and so on (the last mover is first, the "
    "one before is second)";

}  // namespace summand::babylon
