// Completion of a word.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "summand/language/session.hpp"

namespace summand {

struct Completions {
  std::size_t begin = 0;                // where the word begins
  std::vector<std::string> candidates;  // whole words, sorted
};

// What the user types: an expression (in which games and functions are called, so that their names
// end with an opening bracket), the name of a game, or the name of a game or a function.
enum class Typed { expression, game, game_or_function };

// Completes the text before the cursor. Inside a string there are no candidates.
Completions complete(const Session& session, std::string_view before_cursor,
                     Typed typed = Typed::expression);

}  // namespace summand
