// Games whose positions may come again are refused where canonical forms are made.
#pragma once

#include <string>

#include "summand/base/budget.hpp"
#include "summand/ruleset/info.hpp"

namespace summand {

// Throws LimitReached: what would be an endless recursion ends with the reason.
[[noreturn]] inline void refuse_cycles(const RulesetInfo& info) {
  reach_limit(Limit::size, "a position of " + std::string(info.title) +
                               " may come again, so its moves alone give it no canonical form; "
                               "only retrograde analysis says who wins");
}

}  // namespace summand
