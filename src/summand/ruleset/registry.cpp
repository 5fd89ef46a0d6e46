#include "summand/ruleset/registry.hpp"

#include <algorithm>

namespace summand {

const AnyRuleset* find_ruleset(std::string_view name) {
  const auto all = all_rulesets();
  const auto at =
      std::ranges::find(all, name, [](const AnyRuleset* ruleset) { return ruleset->info().name; });
  return at == all.end() ? nullptr : *at;
}

}  // namespace summand
