// How a game is played and written, as lines.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/ruleset/info.hpp"

namespace summand::ask {

// The title, the rules, and the notation of positions and moves, separated by empty lines. No line
// is longer than `columns`, unless a word is.
std::vector<std::string> rules_lines(const RulesetInfo& info, std::size_t columns);

}  // namespace summand::ask
