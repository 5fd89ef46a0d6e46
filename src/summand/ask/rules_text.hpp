// How a game is played and written, as lines and in JSON.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/ruleset/info.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

// The title, the rules, and the notation of positions and moves, separated by empty lines. A line
// is longer than `columns` only if it is a single word.
std::vector<std::string> rules_lines(const RulesetInfo& info, std::size_t columns);

// The same and the name and the source, as members of an open object.
void write_rules(JsonWriter& json, const RulesetInfo& info);

}  // namespace summand::ask
