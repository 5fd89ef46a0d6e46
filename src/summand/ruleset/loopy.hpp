// Refuses games that have no canonical form by their moves: loopy ones, and those with entailing
// moves.
#pragma once

#include <string>

#include "summand/base/budget.hpp"
#include "summand/ruleset/info.hpp"

namespace summand {

// Throws LimitReached with the reason: the recursion over moves would not end.
[[noreturn]] inline void refuse_loopy(const RulesetInfo& info) {
  reach_limit(Limit::size, std::string(info.title) +
                               " is a loopy game (a position can repeat), so its moves alone give "
                               "no canonical form; retrograde analysis finds who wins");
}

// Throws LimitReached with the reason: the player to move has a choice that no value has.
[[noreturn]] inline void refuse_loony(const RulesetInfo& info) {
  reach_limit(Limit::size,
              "this position of " + std::string(info.title) +
                  " is loony, so it has no value: the player to move chooses who "
                  "moves next in the rest",
              Hint::who_wins);
}

// The same for answers that follow from the moves alone.
[[noreturn]] inline void refuse_entailing(const RulesetInfo& info) {
  reach_limit(Limit::size, std::string(info.title) +
                               " has moves after which a player moves again, so its moves alone "
                               "give no canonical form; its quiet positions are nimbers");
}

}  // namespace summand
