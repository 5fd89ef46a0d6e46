// Exploration: a game with the options of both players and their values, to explore it step by
// step.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/base/attempt.hpp"
#include "summand/draw/text.hpp"
#include "summand/text/description.hpp"
#include "summand/text/json_writer.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

struct Exploration {
  std::string expression;
  std::optional<Picture> picture;
  ValueText value;
  // The options. Each has its move, which is empty for values, the game after it as an expression,
  // which can be explored next, and its value. The first ones have values of canonical options.
  std::vector<RatedMove> left, right;
  std::size_t left_canonical = 0, right_canonical = 0;  // how many those are
};

// Explores a position by its moves, and a value or braces by their options. The options of a sum
// are those of its summands, each with the rest of the sum. Fails if there are more than
// kMostExplored options, or if a limit is reached.
Attempt<Exploration> explore(const Game& game);
inline constexpr std::size_t kMostExplored = 1000;

// A page for people.
std::string text(const Exploration& exploration, Colours colours);
void describe(Members<Exploration>& its);

}  // namespace summand
