// How a game is played and written, as lines.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/ruleset/info.hpp"

namespace summand::program {

// Its title, its rules, and how positions and moves are written, with empty lines between them; no
// line longer than that, as far as words allow.
std::vector<std::string> rules_lines(const RulesetInfo& info, std::size_t columns);

}  // namespace summand::program
