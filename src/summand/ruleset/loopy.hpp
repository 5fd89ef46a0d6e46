// Refuses loopy games, which have no canonical form by their moves.
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

}  // namespace summand
