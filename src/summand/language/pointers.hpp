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

// For games that are equations in the guide, a sentence that says so.
std::optional<std::string> why_an_equation(std::string_view name);

}  // namespace summand
