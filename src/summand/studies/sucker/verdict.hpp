// Who wins a state under its house rules, as far as that can be known.
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
  // Who wins, or of three and four players who can force to be the last against all others
  // together.
  std::optional<Player> winner;
  // Of whoever decides: what keeps the win.
  std::vector<Action> winning;
  // With three or four players `winner` and `winning` are known of the game without donations and
  // discards alone. Here the house rules have some, so that they say nothing about that game.
  bool without_options = false;
  std::string sentence;  // who wins and by what, or why that is not decided
  // What the state leaves open and the house rules settle, each in a sentence.
  std::vector<std::string> assumptions;
  bool by_theorem = false;
};

// Calls `progress` now and then with the number of states of three and four players that were
// looked at. Throws LimitReached.
Verdict verdict_of(const Referee& referee, const State& state, unsigned threads,
                   const Budget& budget, const std::function<void(std::uint64_t)>& progress = {});

}  // namespace summand::sucker
