// Who wins a state under its house rules, as far as it can be known.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/studies/sucker/players.hpp"

namespace summand::sucker {

struct Verdict {
  // The winner. With three or four players: the player who can force to be the last against all
  // others together.
  std::optional<Player> winner;
  // The actions that keep the win of the player who decides.
  std::vector<Action> winning;
  // With three or four players `winner` and `winning` are known only for the game without donations
  // and discards. If this is set, the house rules allow some, so the results do not hold for that
  // game.
  bool without_options = false;
  std::string sentence;  // who wins and why, or why that is not decided
  // The facts that the state leaves open and the house rules settle, one sentence each.
  std::vector<std::string> assumptions;
  bool by_theorem = false;
};

// Calls `progress` from time to time with the number of searched states of three and four players.
// Throws LimitReached.
Verdict verdict_of(const Referee& referee, const State& state, unsigned threads,
                   const Budget& budget, const std::function<void(std::uint64_t)>& progress = {});

}  // namespace summand::sucker
