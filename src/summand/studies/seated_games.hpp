// Games that cannot be summands: games of several players, and games with a score.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "summand/text/description.hpp"

namespace summand {

// The description of such a game.
struct SeatedGame {
  std::string_view name;   // for summand play and summand rules
  std::string_view alias;  // another name
  std::string_view title;
  std::string_view sentence;  // the rules in one or two sentences
  std::string_view rules;     // the whole rules, in Markdown
  std::string_view source;
};

void describe(Members<SeatedGame>& its);

std::span<const SeatedGame> seated_games();
// The game of that name or alias. Null if there is none.
const SeatedGame* find_seated_game(std::string_view name);

// How a game of two players is also played by several players, in one paragraph. Empty for other
// games.
std::string_view rules_around_table(std::string_view game);

// The rules as a person would teach them, and how to play with this program.
std::string rules_text(const SeatedGame& game);

}  // namespace summand
