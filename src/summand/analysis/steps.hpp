// Steps: how games that were written in braces become canonical.
#pragma once

#include <string>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/value/reductions.hpp"

namespace summand {

// A removed option, and the reason.
struct Step {
  Reduction::Kind kind;
  Player player;
  ValueText option;
  ValueText witness;
  std::vector<ValueText> replacements;  // for a reversible option
};

// From the options as written to the canonical ones.
struct Steps {
  std::string form;  // as it was written
  std::vector<ValueText> left, right;
  std::vector<Step> steps;
  ValueText value;
};

// The steps for every pair of braces in the game as it was written, the inner ones first. If the
// game itself is no such pair, its own steps are last if `and_of_the_whole`. Equal texts occur
// once. At most kMostForms forms are treated, and no braces with more than kMostOptions options.
// Quadratic in the options of each. Throws LimitReached.
std::vector<Steps> steps_of(const Game& game, bool and_of_the_whole);

inline constexpr std::size_t kMostForms = 1000;
inline constexpr std::size_t kMostOptions = 1000;

}  // namespace summand
