// Games of taking and breaking by their names: kayles(5) is octal(kayles, 5).
#pragma once

#include <memory>
#include <string_view>

#include "summand/language/known_games.hpp"

namespace summand {

// The game of that name, whose positions are those of the family of games by code. Null for other
// names, and if expressions cannot call the family. It lives no longer than `games`.
std::shared_ptr<const AnyRuleset> heap_game_named(std::string_view name, const KnownGames& games);

}  // namespace summand
