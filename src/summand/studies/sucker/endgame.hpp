// Endgames of two players and only their own two colours: who wins (Theorem 5.4), and how (Strategy
// S).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "summand/play/advised.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

// The position from the active player's view. The two colours alternate in such piles, so the
// topmost colour and the length describe a pile.
struct Endgame {
  std::vector<unsigned> mine, theirs;  // lengths of the piles with that colour on top
  unsigned guards = 0, prisoners = 0;  // in the active player's hand
  unsigned their_guards = 0, their_prisoners = 0;

  auto operator<=>(const Endgame&) const = default;
};

// The error says why the state is not such an endgame: more players, other colours, or a turn that
// has begun.
Result<Endgame> endgame_of(const State& state);

// The position as a state. Blue is active and plays against Red.
State state_of(const Endgame& endgame);

struct EndgameVerdict {
  bool active_wins;
  // The guards, and the chips of that colour in long piles (of at least two chips). Of the
  // opponent's long piles the longest does not count.
  unsigned guards, in_piles;
  unsigned their_guards, their_in_piles, their_longest;
};

// De Carufel and Jerade, So Long Sucker: Endgame Analysis, Theorem 5.4. The active player wins if
// and only if he has a guard, and the opponent has none or
//   guards + in_piles > their_guards + their_in_piles - their_longest.
// Singletons, prisoners and the number of rows do not matter, and neither do donations and
// discards. Linear in the number of piles.
EndgameVerdict decide(const Endgame& endgame);
std::string explain(const EndgameVerdict& verdict);

// The next action of the player by Strategy S, and its reason. Strategy S wins whenever the theorem
// says so. nullopt if the player has nothing to decide or no guard to play. Assumes a state of two
// players and two colours, in any phase.
using Advice = Advised<Action>;
std::optional<Advice> strategy_s(const Referee& referee, const State& state, Player player);

// The player's actions by Strategy S until the opponent is to move, at most `most`. Assumes the
// same state.
std::vector<Advice> round_of_strategy_s(const Referee& referee, State state, Player player,
                                        std::size_t most);

}  // namespace summand::sucker
