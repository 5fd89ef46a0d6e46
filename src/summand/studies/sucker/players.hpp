// Programs that play So Long Sucker: exactly once two players are left, by search before.
#pragma once

#include <optional>

#include "summand/base/budget.hpp"
#include "summand/several/opponent.hpp"
#include "summand/studies/sucker/endgame.hpp"
#include "summand/studies/sucker/table.hpp"

namespace summand::sucker {

// Who wins where two players are left: by the theorem, and by a table if there is one for the
// house rules, the colours and the chips.
class Oracle {
 public:
  explicit Oracle(const Referee& referee, const EndgameTable* table = nullptr)
      : referee_(referee), table_(table) {}

  // Nothing where more players are left or no table knows. In the middle of a turn whoever has to
  // choose does so well, and nobody rescues his last opponent.
  std::optional<Player> winner(const State& state) const;

 private:
  const Referee& referee_;
  const EndgameTable* table_;
};

// In hands and on the board; with more, three players or more are not searched to the end.
inline constexpr unsigned kMostChipsForced = 10;

// An action by which whoever has to decide is sure to win: between two players; of more one by
// which he is the last against all others together, in the game without donations and discards (the
// reason says so where the house rules have some). Nothing where none is known. Throws
// LimitReached.
std::optional<Advice> exact_advice(const Referee& referee, const State& state, const Oracle& oracle,
                                   const Budget& budget);

// What such a program plays for whoever has to decide, and why. Assumes that somebody has. Programs
// donate only to rescue, and discard only by Strategy S. Throws LimitReached.
Advice choose(const Referee& referee, const State& state, const Opponent& opponent,
              const Oracle& oracle, const Budget& budget);

// What a state is worth to each player, 1000 in all: everything to the winner where he is known,
// else in proportion to guards, and in small part to prisoners and chips on top of piles.
Worth worth_of(const State& state, const Oracle& oracle);

}  // namespace summand::sucker
