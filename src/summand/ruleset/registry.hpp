// The registry: every game of src/summand/games, found by its name.
//
// CMake writes it from the folder: the next build contains a new header, and there is no list to
// maintain.
#pragma once

#include <span>
#include <string_view>

#include "summand/ruleset/any.hpp"

namespace summand {

// All games, sorted by name.
std::span<const AnyRuleset* const> all_rulesets();

// The game of that name, or nullptr.
const AnyRuleset* find_ruleset(std::string_view name);

}  // namespace summand
