// The first player's plan for an odd number of chips, one or two of them red: one red stack, whose
// height stays a power of two (Georgakopoulos & Winkler 2012, Section 2).
#pragma once

#include <cstdint>
#include <optional>

#include "summand/base/budget.hpp"
#include "summand/studies/babylon/lines.hpp"

namespace summand::babylon {

// What the plan plays, where it is to move, in a start, or where red has one stack of such a
// height; nothing elsewhere. Red is the colour of the fewer stacks.
//
// The first move makes a red stack of two. When a blue stack comes to be as high, the red one is
// put on it, or it is put on another blue one where red would meet its equal again. Else two blue
// stacks are put together that are not as high as the red one together. There are such: not all are
// half as high, because then the number of chips would be even, unless the red stack has two chips;
// and that stands beside single chips alone, two of which the opponent has to put together.
std::optional<StrategyReply> plan_move(const Stacks& stacks);

// The plan alone against every line of all games of an odd number of chips up to that.
struct PlanReport {
  std::uint64_t games = 0, replies = 0;
  std::optional<Line> failure{};
};
PlanReport check_plan(unsigned chips, const Budget& budget);

}  // namespace summand::babylon
