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

// Turns of games without donations and discards; the other house rules hold.
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
Reach solve_reachable(unsigned players, unsigned chips, const HouseRules& house, Budget budget,
                      const std::function<void(std::uint64_t)>& progress = {});

class ForcerSearch;

// Who can force to be the last from any state of a game without donations and discards. What was
// found stays known for the next question.
class LoneForcer {
 public:
  // Of the house rules all but donations and discards hold. Calls `progress` with the number of
  // states now and then.
  LoneForcer(const HouseRules& house, unsigned players, Budget budget,
             const std::function<void(std::uint64_t)>& progress = {});
  ~LoneForcer();

  // Nobody or the one who is last whatever the others do; also where a turn has begun. Whoever is
  // asked for a rescue refuses, for that would be a donation. The error says why it cannot be
  // asked: more than four players, or too many chips in hands and on the board. Throws
  // LimitReached.
  Result<std::optional<Player>> of(const State& state);
  // The actions after which whoever has to decide is the lone forcer. None in a rescue.
  Result<std::vector<Action>> winning(const State& state);
  std::uint64_t states() const;  // that were looked at

 private:
  Referee referee_;
  Budget budget_;
  std::unique_ptr<ForcerSearch> search_;
};

}  // namespace summand::sucker
