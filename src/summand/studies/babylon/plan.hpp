// The first player's plan for an odd number of chips, one or two of which are red. It keeps one red
// stack, whose height stays a power of two (Georgakopoulos & Winkler 2012, Section 2).
#pragma once

#include <cstdint>
#include <optional>

#include "summand/base/budget.hpp"
#include "summand/studies/babylon/lines.hpp"

namespace summand::babylon {

// The move of the plan in a start, or in a position where red has one stack with a power of two as
// height. Returns nullopt for other positions. Red is the colour with fewer stacks.
//
// The first move makes a red stack of two. When a blue stack becomes as high as red, the red stack
// is put on it. If red would then meet its equal again, the blue one is put on another blue stack.
// Otherwise two blue stacks are put together whose sum is not as high as red. There are such
// stacks: not all of them are half as high as red, because then the number of chips would be even.
// The exception is a red stack of two, which has only single chips beside it, and the opponent must
// put two of these together.
std::optional<StrategyReply> plan_move(const Stacks& stacks);

// Tests the plan alone against every line of all games with an odd number of chips up to `chips`.
struct PlanReport {
  std::uint64_t games = 0, replies = 0;
  std::optional<Line> failure{};
};
PlanReport check_plan(unsigned chips, const Budget& budget);

}  // namespace summand::babylon
