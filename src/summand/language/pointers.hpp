// What to write for a name that people type and that no game or function has.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "summand/language/known_games.hpp"

namespace summand {

// Whether the word stands in the text by itself, in capitals or small letters. False for words of
// fewer than five letters, which are too common.
bool has_word(std::string_view text, std::string_view word);

// The name of a game whose title, rules or source has this word: wyt-queens for wythoff. Takes
// time linear in the texts of all games.
std::optional<std::string_view> game_that_names(std::string_view word, const KnownGames& games);

// The game of which this is another name: domineering for crosscram, wyt-queens for Wythoff's Nim.
// Capitals, apostrophes, hyphens and spaces do not matter. nullopt also if `games` has no such
// game.
std::optional<std::string_view> game_of_other_name(std::string_view name, const KnownGames& games);

// Why a game with a known name is none here, and what to use instead: for games that are equations
// in the guide, and for games that are no summands.
std::optional<std::string> why_no_game(std::string_view name);

}  // namespace summand
