// Games of score as they are written: {3||1|-2} is a tree whose final scores are numbers.
#pragma once

#include <string>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/base/result.hpp"
#include "summand/theory/score_trees.hpp"

namespace summand {

// A sum of games of score, with a tree for each copy of a summand.
struct ScoreSum {
  std::vector<ScoreTrees::Tree> trees;
  std::vector<std::size_t> places;  // of each tree, the index among Game::summands()
};

// Reads sums of braces and numbers; * and other names stand for their canonical options. Fails for
// positions, for ordinal sums, and if in some position only one player can move. More than
// kMostScoreTrees copies reach the size limit. Throws LimitReached.
Result<ScoreSum> score_sum(const Game& game, ScoreTrees& trees);
inline constexpr std::size_t kMostScoreTrees = 1'000;

// A tree in braces. A long one is cut after so many characters, and ends with three dots.
std::string print(const ScoreTrees& trees, ScoreTrees::Tree tree, std::size_t most = 200);

}  // namespace summand
