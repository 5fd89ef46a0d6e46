// Seats: Babylon for two or more players, who move in turn.
//
// Whoever has no move passes and is out, and then so is everybody: moves are common to all. The
// blocked seat is last, the next seat the last but one, and so on; the seat that made the last move
// is first. Only the number of moves matters, counted by seats.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/games/babylon/stacks.hpp"
#include "summand/several/contract.hpp"

namespace summand::babylon {

// The rules, as SeveralRuleset wants them.
struct SeatedBabylon {
  struct State {
    Stacks stacks;
    unsigned players = 2;
    unsigned mover = 0;  // whose turn it is, or would be

    friend bool operator==(const State&, const State&) = default;
  };
  using Action = StackMove;

  unsigned players(const State& state) const { return state.players; }
  std::optional<unsigned> to_move(const State& state) const;
  std::vector<Action> actions(const State& state) const;
  State apply(const State& state, const Action& action) const;
  // The seats, the first place first. Assumes that the game is over.
  std::vector<unsigned> ranking(const State& state) const;
};

static_assert(SeveralRuleset<SeatedBabylon>);

// What comes of a position with that many seats, numbered from 0, the one that moves first.
struct SeatsVerdict {
  unsigned players = 2;
  // Under the ranking convention (everybody prefers the first place, then the second, and so on):
  // who comes first.
  unsigned winner = 0;
  // Who can force the last move against all the others together.
  std::optional<unsigned> forcer;
};

// By search through all positions. Assumes 2 <= players. Calls `progress` with the number of
// positions known so far. Throws LimitReached.
SeatsVerdict solve_seats(const Stacks& start, unsigned players, Budget budget,
                         const std::function<void(std::uint64_t)>& progress = {});

// The convention in a sentence.
inline constexpr std::string_view kRankingConvention =
    "everybody prefers the first place, then the second, and so on (the last mover is first, the "
    "one before is second)";
inline constexpr std::string_view kForcerQuestion =
    "can one seat force the last move against all the others together?";

}  // namespace summand::babylon
