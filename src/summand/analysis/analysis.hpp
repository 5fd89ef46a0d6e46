// Analysis: what is known of a game, as data.
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

namespace summand {

// A first move in one summand.
struct FirstMove {
  std::string name;    // as the game names it; the option itself where there is no board
  std::string leaves;  // what becomes of the summand, as text; of a position: of its board alone
  ValueText value;     // of what it leaves
};

// What a player can do at first in one summand.
struct FirstMoves {
  std::uint64_t legal = 0;         // how many moves there are; of a value: of its options
  std::vector<FirstMove> winning;  // those that win the whole, if its player starts
  // Where there are too many moves to list: what can be said of them all. Then `winning` may not
  // have all.
  std::string note;
};

struct SummandAnalysis {
  Dyadic copies;      // how often it stands there, negative when it is taken away
  std::string text;   // one of them, as an expression
  std::string title;  // of its game; empty for values
  std::optional<Picture> picture;
  ValueText value;         // of one of them
  std::string found;       // how the value was found
  FirstMoves left, right;  // in any one of the copies
};

struct Analysis {
  std::string expression;  // as it was understood
  Outcome outcome = Outcome::previous;
  std::string reason;  // why the outcome is what it is
  ValueText value;
  std::string found;  // how the value was found
  Dyadic left_stop, right_stop;
  Thermograph thermograph;                     // from t = -1 up
  std::optional<ConfusionInterval> confusion;  // of hot games
  std::optional<ValueText> atomic_weight;      // of infinitesimals other than 0 that have one
  std::optional<Dyadic> birthday;              // unknown where the value is out of reach
  std::vector<std::string_view> kinds;         // "number", "hot", ...
  std::vector<SummandAnalysis> summands;
  std::vector<Steps> steps;  // where they were asked for
  std::chrono::nanoseconds time{};

  Player winner(Player first) const { return summand::winner(outcome, first); }
};

struct AnalysisOptions {
  bool steps = false;
  bool theorems_only = false;  // the value of every position must follow from a theorem
};

// All of the above for a game. The first moves of a summand win if what they leave, together with
// all else, is >= 0 for Left or <= 0 for Right; of more than kMostMoves moves nothing is listed
// that does not follow from a closed form. Of many switches (switch_game.hpp) the value is
// described and all else found; fails where the value of any other game is out of reach.
Attempt<Analysis> analyze(const Game& game, const AnalysisOptions& options = {});
// The same for an answer, which may be no game.
Attempt<Analysis> analyze(const Answer& answer, const AnalysisOptions& options = {});

inline constexpr std::uint64_t kMostMoves = 1000;

}  // namespace summand
