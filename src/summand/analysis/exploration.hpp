// Exploration: a game with the options of both players and their values, to explore it step by
// step.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "summand/algebra/game.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/base/attempt.hpp"
#include "summand/draw/text.hpp"
#include "summand/text/json_writer.hpp"

namespace summand {

struct ExploredOption {
  std::string move;        // as the game names it; empty for values
  std::string expression;  // of the game after it, which can be explored next
  ValueText value;
  bool canonical = false;  // whether an option of the canonical form has that value
};

struct Exploration {
  std::string expression;
  std::optional<Picture> picture;
  ValueText value;
  std::vector<ExploredOption> left, right;  // options of the canonical form are first
};

// Explores a position by its moves, and a value or braces by their options. The options of a sum
// are those of its summands, each with the rest of the sum. Fails if there are more than
// kMostExplored options, or if a limit is reached.
Attempt<Exploration> explore(const Game& game);
inline constexpr std::size_t kMostExplored = 1000;

// Writes a page for people, or the members of an open JSON object.
std::string text(const Exploration& exploration, Colours colours);
void write_json(JsonWriter& json, const Exploration& exploration);

}  // namespace summand
