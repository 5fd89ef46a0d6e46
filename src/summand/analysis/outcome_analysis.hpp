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
#include "summand/text/json_writer.hpp"
#include "summand/verdict/prospect.hpp"

namespace summand {

struct OutcomeAnalysis {
  struct Part {
    std::string text;   // as an expression
    std::string title;  // of its game
    std::optional<Picture> picture;
    std::string value;  // of a loopy game, if it was found
    Fields misere{};    // in misère play, if the game is impartial
  };
  // In misère play: why, and what is known of an impartial sum.
  struct Misere {
    std::string method, reason;  // a word, and a clause
    Fields facts;
    std::string left_out;     // a sentence, if facts were out of reach
    bool names_moves = true;  // false if there are too many moves to try them
  };
  // The value of a loopy sum: a stopper, or both sides.
  struct Loopy {
    std::string value;                  // empty if no sides were found
    std::string degree;                 // of a stopper
    std::string left_stop, right_stop;  // of a stopper
  };

  std::string expression{};
  Prospect left{}, right{};       // if Left starts; if Right starts
  std::optional<Player> asked{};  // set if only the result for this starting player was asked
  Means by = Means::retrograde;
  std::string found{};                   // how that was found, in words
  std::optional<std::uint64_t> nodes{};  // of a search
  std::string why_no_value{};            // empty if no value was asked for
  std::optional<Loopy> loopy{};          // if the sum is loopy
  std::optional<Misere> misere{};        // in misère play
  std::optional<Limit> limit{};          // the limit that prevented the value
  std::vector<Part> summands{};
  std::chrono::nanoseconds time{};

  const Prospect& prospect(Player first) const { return first == Player::left ? left : right; }
  // Returns nullopt if only one question was asked, or if play may go on for ever.
  std::optional<Outcome> outcome() const;
};

// The game and its summands, with no results yet.
OutcomeAnalysis unanswered(const Game& game);

// Uses retrograde analysis of all positions that the sum can reach, and finds the sides if that is
// no more work. Fails for more than 64 copies of a summand, and if a limit is reached.
Attempt<OutcomeAnalysis> analyze_by_retrograde(const Game& game);

// Uses the theorem that gives the outcome of a single position, with the move that the game
// advises. nullopt if there is no such theorem. `why_no_value` is the reason why there is no value.
// Throws LimitReached.
std::optional<OutcomeAnalysis> analyze_by_theorem(const Game& game, std::string why_no_value);

// Writes a page for people, or the members of an open JSON object.
std::string text(const OutcomeAnalysis& analysis, Colours colours);
std::string head(const OutcomeAnalysis& analysis, Colours colours);  // its head: who wins
void write_json(JsonWriter& json, const OutcomeAnalysis& analysis);

}  // namespace summand
