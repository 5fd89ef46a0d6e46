// Matches from their starts and from their records.
#pragma once

#include <memory>
#include <string_view>

#include "summand/ask/match/match_options.hpp"
#include "summand/ask/match/sucker_options.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/language/session.hpp"
#include "summand/play/match_in_play.hpp"

namespace summand::ask {

using NewMatch = Attempt<std::unique_ptr<MatchInPlay>>;

struct SumOptions : PlayerOptions, FirstOptions, MisereOptions, OriginOptions {};

// A match at a sum: an expression, or the first example of a game if the text is its name. The
// offset of an error counts bytes of the text.
NewMatch new_match_at_sum(Session& session, const SumOptions& options, std::string_view text);

struct SeatedOptions : PlayerOptions, sucker::StartOptions {
  bool rounds = false;  // of Babylon
};

// A match of a game of several seats: "sucker", "dots-and-boxes 2x4", "babylon(5,4,2)" and so on.
// Fails if there are options for another game.
NewMatch new_seated_match(const SeatedOptions& options, std::string_view text);

// The match of a record, of any game. The options set the seats and the programs.
NewMatch loaded_match(Session& session, const PlayerOptions& options, std::string_view text);

// The name of a game of several seats in commands, and the rest of the text: a position, or the
// whole text of Babylon. Both point into texts that live on.
struct SeatedName {
  std::string_view game;
  std::string_view rest{};
};
// nullopt for other texts.
std::optional<SeatedName> seated_named(std::string_view text);

// Adds the place of an error in a text to its message, after `before`. Other failures are not
// changed.
Failure in_place(std::string_view text, std::string_view before, Failure failure);

}  // namespace summand::ask
