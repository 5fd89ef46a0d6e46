// Analysis: what is known about a game, as data.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/steps.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/base/attempt.hpp"
#include "summand/draw/picture.hpp"
#include "summand/language/answer.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/theory/confusion.hpp"
#include "summand/theory/thermograph.hpp"
#include "summand/value/outcome.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

// The possible first moves of a player in one summand. Each has what it leaves, which of a position
// is its board only, and its value.
struct FirstMoves {
  std::uint64_t legal = 0;         // the number of moves; for a value: of its options
  std::vector<RatedMove> winning;  // those that win the whole sum if this player starts
  // If there are too many moves to list: a statement about all of them. Then `winning` may be
  // incomplete.
  std::string note;
};

struct SummandAnalysis {
  Dyadic copies;      // number of copies, negative if the summand is subtracted
  std::string text;   // one copy, as an expression
  std::string title;  // of its game; empty for values
  std::optional<Picture> picture;
  ValueText value;         // of one copy
  std::string found;       // how the value was found
  FirstMoves left, right;  // in any one of the copies
};

struct Analysis {
  std::string expression;  // as it was understood
  Outcome outcome = Outcome::previous;
  std::string reason;  // why this is the outcome
  ValueText value;
  std::string found;  // how the value was found
  Dyadic left_stop, right_stop;
  Thermograph thermograph;                     // from t = -1 up
  std::optional<ConfusionInterval> confusion;  // for hot games
  std::optional<ValueText> atomic_weight;      // for infinitesimals other than 0 that have one
  std::optional<Dyadic> birthday;              // nullopt if the value is out of reach
  std::vector<std::string_view> kinds;         // "number", "hot", ...
  std::vector<SummandAnalysis> summands;
  std::vector<Steps> steps;  // if they were asked for
  std::chrono::nanoseconds time{};

  Player winner(Player first) const { return summand::winner(outcome, first); }
};

struct AnalysisOptions {
  bool steps = false;
  bool theorems_only = false;  // the value of every position must follow from a theorem
};

// All of the above for a game. A first move in a summand wins if the rest of the sum after it is >=
// 0 for Left or <= 0 for Right. If there are more than kMostMoves moves, only those that follow
// from a closed form are listed. For many switches (switch_game.hpp) the value is described and
// everything else is found. Fails if the value of any other game is out of reach.
Attempt<Analysis> analyze(const Game& game, const AnalysisOptions& options = {});
// The same for an answer. Fails if it is no game.
Attempt<Analysis> analyze(const Answer& answer, const AnalysisOptions& options = {});

inline constexpr std::uint64_t kMostMoves = 1000;

}  // namespace summand
