// Steps: how the games that were written down in braces become canonical.
#pragma once

#include <string>
#include <vector>

#include "summand/analysis/value_text.hpp"
#include "summand/language/algebra/game.hpp"
#include "summand/value/reductions.hpp"

namespace summand {

// One option that goes, and what makes it go.
struct Step {
  Reduction::Kind kind;
  Player player;
  ValueText option;
  ValueText witness;
  std::vector<ValueText> replacements;  // of a reversible option
};

// From the options as they stand to the canonical ones.
struct Steps {
  std::string form;  // as it was written
  std::vector<ValueText> left, right;
  std::vector<Step> steps;
  ValueText value;
};

// Those of every pair of braces that the game was written with, inner ones first, and at last those
// of the game itself if it is no such pair and `and_of_the_whole`. Equal texts once; not of more
// than kMostForms forms, and not of braces with more than kMostOptions options. Quadratic in the
// options of each. Throws LimitReached.
std::vector<Steps> steps_of(const Game& game, bool and_of_the_whole);

inline constexpr std::size_t kMostForms = 1000;
inline constexpr std::size_t kMostOptions = 1000;

}  // namespace summand
