// Two players and only their own two colours: who wins (Theorem 5.4), and how (Strategy S).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "summand/several/advised.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

// The same position as its active player sees it. In such piles the two colours alternate, so
// that a pile is its topmost colour and its length.
struct Endgame {
  std::vector<unsigned> mine, theirs;  // lengths of the piles with that colour on top
  unsigned guards = 0, prisoners = 0;  // in the active player's hand
  unsigned their_guards = 0, their_prisoners = 0;

  auto operator<=>(const Endgame&) const = default;
};

// The error says why the state is none: more players, other colours, a turn that has begun.
Result<Endgame> endgame_of(const State& state);

// The same position with Blue active, whom Red plays against.
State state_of(const Endgame& endgame);

struct EndgameVerdict {
  bool active_wins;
  // Guards, and chips of that colour in long piles (of at least two chips); of theirs all long
  // piles but the longest count.
  unsigned guards, in_piles;
  unsigned their_guards, their_in_piles, their_longest;
};

// De Carufel and Jerade, So Long Sucker: Endgame Analysis, Theorem 5.4. The active player wins if
// and only if he has a guard, and the other one has none or
//   guards + in_piles > their_guards + their_in_piles - their_longest.
// Singletons, prisoners and the number of rows do not matter, and neither do donations and
// discards. Cost: the number of piles.
EndgameVerdict decide(const Endgame& endgame);
std::string explain(const EndgameVerdict& verdict);

// What the player does next by Strategy S, which wins wherever the theorem says so, and why.
// Nothing where the player has nothing to decide or no guard to play. Assumes a state of two
// players and colours, in any phase.
using Advice = Advised<Action>;
std::optional<Advice> strategy_s(const Referee& referee, const State& state, Player player);

// All that the player does by Strategy S until the other one is to move, or until so many actions.
// Assumes the same.
std::vector<Advice> round_of_strategy_s(const Referee& referee, State state, Player player,
                                        std::size_t most);

}  // namespace summand::sucker
