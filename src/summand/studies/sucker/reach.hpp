// All states that can be reached from the start of a small game, and who can force to be the last.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

#include "summand/base/budget.hpp"
#include "summand/studies/sucker/state.hpp"

namespace summand::sucker {

// Turns of games without donations and discards, with as many rows as one likes, and
// Rebound::mover; where nobody alive has ever had the move, the next seat has it.
struct Reach {
  std::uint64_t states = 0;  // in which a living player with chips is to place one
  // A lone forcer is last whatever all the others do together; at most one player is.
  std::array<std::uint64_t, 4> forced_by{};
  int winner = -1;  // who forces it from the start; -1: nobody
  // Moves after which nobody alive had had the move before.
  std::uint64_t without_giver = 0;
};

inline constexpr unsigned kMostReachChips = 16;  // of all players together

// Assumes 2 to 4 players and no more chips than that. Calls `progress` with the number of states
// now and then. Memory: 24 bytes a state in a table that is 5/8 full at most. Throws LimitReached.
Reach solve_reachable(unsigned players, unsigned chips, Budget budget,
                      const std::function<void(std::uint64_t)>& progress = {});

// The same for one state, from its turn on: who can force to be last whatever the others do, if
// anybody can, and how many states that took. The error says why it cannot be asked: more than four
// players, more than kMostReachChips chips in hands and on the board, a turn that has begun.
struct Forcing {
  std::optional<Player> forcer;
  std::uint64_t states = 0;
};
Result<Forcing> lone_forcer(const State& state, Budget budget);

}  // namespace summand::sucker
