// The registry: every game of src/summand/games, found by its name.
//
// Written by CMake from the folder: a new header is in it after the next build, and no list is kept
// by hand.
#pragma once

#include <span>
#include <string_view>

#include "summand/ruleset/any.hpp"

namespace summand {

// All games, sorted by name.
std::span<const AnyRuleset* const> all_rulesets();

// The game with that name, or nullptr.
const AnyRuleset* find_ruleset(std::string_view name);

}  // namespace summand
