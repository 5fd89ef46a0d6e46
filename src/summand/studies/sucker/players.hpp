// Programs that play So Long Sucker: exactly when two players are left, by search before that.
#pragma once

#include <optional>

#include "summand/base/budget.hpp"
#include "summand/play/opponent.hpp"
#include "summand/studies/sucker/endgame.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// Who wins when two players are left: by the theorem, or by a table if there is one for the house
// rules, the colours and the chips.
class Oracle {
 public:
  explicit Oracle(const Referee& referee, const EndgameTable* table = nullptr)
      : referee_(referee), table_(table) {}

  // Returns nullopt if more players are left or no table knows. In the middle of a turn the player
  // who chooses is assumed to choose well, and nobody rescues his last opponent.
  std::optional<Player> winner(const State& state) const;

 private:
  const Referee& referee_;
  const EndgameTable* table_;
};

// In hands and on the board. With more chips, games of three players or more are not searched to
// the end.
inline constexpr unsigned kMostChipsForced = 10;

// An action with which the player who decides surely wins between two players. Among more players
// it makes him the last against all others together, in the game without donations and discards
// (the reason says so if the house rules allow some). Returns nullopt if none is known. Throws
// LimitReached.
std::optional<Advice> exact_advice(const Referee& referee, const State& state, const Oracle& oracle,
                                   const Budget& budget);

// The action of such a program for the player who decides, and its reason. Assumes that somebody
// has to decide. Programs donate only to rescue, and discard only by Strategy S. Throws
// LimitReached.
Advice choose(const Referee& referee, const State& state, const Opponent& opponent,
              const Oracle& oracle, const Budget& budget);

// The worth of a state for each player, 1000 in all. If the winner is known, he gets everything.
// Otherwise it is in proportion to guards, and to a small part to prisoners and chips on top of
// piles.
Worth worth_of(const State& state, const Oracle& oracle);

}  // namespace summand::sucker
