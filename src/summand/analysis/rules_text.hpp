// How a game is played and written, as lines and in JSON, with its examples.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/ruleset/any.hpp"
#include "summand/text/description.hpp"

namespace summand {
// The title, the rules and the notation of a game, its name and its source.
void describe(Members<RulesetInfo>& its);
// The title, the rules, and the notation of positions and moves, separated by empty lines. A line
// is longer than `columns` only if it is a single word.
std::vector<std::string> rules_lines(const RulesetInfo& info, std::size_t columns);

// The example positions of a game. Leaves out those that cannot be parsed. The tests check that the
// games of the library have none of them.
std::vector<AnyPosition> examples_of(const AnyRuleset& game);
// The calls of these positions.
std::vector<std::string> calls_of(const std::vector<AnyPosition>& examples);

}  // namespace summand
