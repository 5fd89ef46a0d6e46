// Matches from their starts and from their records.
#pragma once

#include <memory>
#include <string_view>

#include "summand/ask/request.hpp"
#include "summand/language/session.hpp"
#include "summand/play/match_in_play.hpp"

namespace summand::ask {

using NewMatch = Attempt<std::unique_ptr<MatchInPlay>>;

// A match at a sum: an expression, or the first example of a game if the text is its name. The
// options are those of match_options.hpp, and --first, --misere and --origin. The offset of an
// error counts bytes of the text.
NewMatch new_match_at_sum(Session& session, const Request& request, std::string_view text);

// A match of a game of several seats: "sucker", "dots-and-boxes 2x4", "babylon(5,4,2)" and so on.
NewMatch new_seated_match(const Request& request, std::string_view text);

// The match of a record, of any game. The options set the seats and the programs.
NewMatch loaded_match(Session& session, const Request& request, std::string_view text);

// The name of a game of several seats in commands, and the rest of the text: a position, or the
// whole text of Babylon. Both point into texts that live on.
struct SeatedName {
  std::string_view game;
  std::string_view rest{};
};
// nullopt for other texts.
std::optional<SeatedName> seated_named(std::string_view text);

// Fails if there are options for another game than that of this name.
Result<void> check_options_of(std::string_view game, const Request& request);
// True if the option is for So Long Sucker only.
bool is_of_sucker(std::string_view option);

// Adds the place of an error in a text to its message, after `before`. Other failures are not
// changed.
Failure in_place(std::string_view text, std::string_view before, Failure failure);

}  // namespace summand::ask
