// sorted_by_name: the order in which games are listed.
#pragma once

#include <algorithm>
#include <array>

#include "summand/ruleset/any.hpp"

namespace summand {

template <std::size_t kSize>
std::array<const AnyRuleset*, kSize> sorted_by_name(std::array<const AnyRuleset*, kSize> rulesets) {
  std::ranges::sort(rulesets, {}, [](const AnyRuleset* ruleset) { return ruleset->info().name; });
  return rulesets;
}

}  // namespace summand
