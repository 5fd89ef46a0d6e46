// Games of rules in a text, for front ends that have no files.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "summand/base/attempt.hpp"
#include "summand/language/known_games.hpp"
#include "summand/ruleset/any.hpp"

namespace summand::ask {

struct LoadedGame {
  std::shared_ptr<const AnyRuleset> game;
  bool replaces;  // a game of that name
};

using AddGame = std::function<Result<void>(const std::shared_ptr<const AnyRuleset>&)>;

// Reads the rules, and gives the game to `add` (Door::add_game). `known` are the games that are
// known before, at most 1000. The offset of an error is its place in the text.
Attempt<LoadedGame> load_game(std::string_view rules, const KnownGames& known, const AddGame& add);

}  // namespace summand::ask
