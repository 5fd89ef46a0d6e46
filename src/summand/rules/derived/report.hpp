// Says what follows from the rules of a file.
#pragma once

#include <span>

#include "summand/rules/derived/derived_rules.hpp"
#include "summand/rules/derived_report.hpp"
#include "summand/rules/player_rules.hpp"
#include "summand/rules/text/game_text.hpp"

namespace summand {

// Leaves out examples that are no positions. Throws LimitReached.
DerivedReport derived_report(const GameText& game, std::span<const PlayerRule> rules,
                             const DerivedRules& derived);

}  // namespace summand
