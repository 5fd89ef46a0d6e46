// Games as sums of switches, whose winner and stops have formulas (theory/hot_sums.hpp).
#pragma once

#include <optional>

#include "summand/algebra/game.hpp"
#include "summand/theory/hot_sums.hpp"

namespace summand {

// The game as a sum of switches, if each of its summands, or each part of a summand that is a
// position, is worth a number or a switch. Otherwise nullopt. Evaluates these, but not their sum.
// Throws LimitReached.
std::optional<SwitchSum> switch_sum_of(const Game& game);
std::optional<SwitchSum> switch_sum_of(const AnyPosition& position, Evaluators& evaluators);

}  // namespace summand
