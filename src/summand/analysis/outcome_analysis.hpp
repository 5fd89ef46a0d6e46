// What is known about a game without a value, or with a value out of reach: who wins, and by which
// moves.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/draw/text.hpp"
#include "summand/language/answer.hpp"
#include "summand/language/record.hpp"
#include "summand/text/description.hpp"
#include "summand/verdict/winner_question.hpp"
#include "summand/verdict/winners.hpp"

namespace summand {

struct OutcomeAnalysis {
  struct Part {
    std::string text;   // as an expression
    std::string title;  // of its game
    std::optional<Picture> picture;
    std::string value;  // of a loopy game, if it was found
    Fields misere{};    // in misère play, if the game is impartial
  };
  // In misère play: what is known of an impartial sum.
  struct Misere {
    Fields facts;
    std::string left_out;  // a sentence, if facts were out of reach
  };
  // The value of a loopy sum: a stopper, or both sides.
  struct Loopy {
    std::string value;                  // empty if no sides were found
    std::string degree;                 // of a stopper
    std::string left_stop, right_stop;  // of a stopper
  };

  std::string expression{};
  Winners winners{};
  std::string why_no_value{};      // empty if no value was asked for
  std::optional<Loopy> loopy{};    // if the sum is loopy
  std::optional<Misere> misere{};  // in misère play
  std::optional<Limit> limit{};    // the limit that prevented the value
  std::vector<Part> summands{};
  std::chrono::nanoseconds time{};
};

// The game and its summands, with these winners.
OutcomeAnalysis described(const Game& game, Winners winners);

// Who wins, by the engine (verdict/engine.hpp). A loopy sum comes with its value, if its sides are
// found quickly. Fails as the engine does.
Attempt<OutcomeAnalysis> analyze_winners(const Game& game, const WinnerQuestion& question = {});

// A page for people.
std::string text(const OutcomeAnalysis& analysis, Colours colours);
std::string head(const OutcomeAnalysis& analysis, Colours colours);  // its head: who wins
void describe(Members<OutcomeAnalysis>& its);

}  // namespace summand
