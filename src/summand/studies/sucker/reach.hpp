// Who can force to be the last of three or four players, from the start of a small game or from any
// state of one.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

// Results about the turns of games without donations and discards. The other house rules apply.
struct Reach {
  std::uint64_t states = 0;  // in which a living player with chips must place one
  // A lone forcer is the last against any play of all others together. At most one player can be.
  std::array<std::uint64_t, 4> forced_by{};
  int winner = -1;  // the player who forces it from the start; -1: nobody
  // Moves after which no living player had had the move before.
  std::uint64_t without_giver = 0;
};

inline constexpr unsigned kMostReachChips = 16;  // of all players together

// Assumes 2 to 4 players and at most that many chips. Calls `progress` with the number of states
// from time to time. Needs 24 bytes for each state, in a table that is at most 5/8 full. Throws
// LimitReached.
Reach solve_reachable(unsigned players, unsigned chips, const HouseRules& house, Budget budget,
                      const std::function<void(std::uint64_t)>& progress = {});

class ForcerSearch;

// Who can force to be the last from any state of a game without donations and discards. Results are
// kept for the next question.
class LoneForcer {
 public:
  // All house rules apply except donations and discards. Calls `progress` with the number of states
  // from time to time.
  LoneForcer(const HouseRules& house, unsigned players, Budget budget,
             const std::function<void(std::uint64_t)>& progress = {});
  ~LoneForcer();

  // The player who is the last against any play of the others, or nullopt, also in the middle of a
  // turn. A player who is asked for a rescue refuses, because a rescue is a donation. Fails for
  // more than four players, and for too many chips in hands and on the board. Throws LimitReached.
  Result<std::optional<Player>> of(const State& state);
  // The actions after which the player who decides is the lone forcer. Empty in a rescue.
  Result<std::vector<Action>> winning(const State& state);
  std::uint64_t states() const;  // states that were searched

 private:
  Referee referee_;
  Budget budget_;
  std::unique_ptr<ForcerSearch> search_;
};

}  // namespace summand::sucker
