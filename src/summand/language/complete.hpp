// What a word that has been begun could become.
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

// What is typed: an expression, in which games and functions are called, so that their names end in
// an opening bracket; the name of a game; or that of a game or a function.
enum class Typed { expression, game, game_or_function };

// For the text up to the cursor. Nothing within a string.
Completions complete(const Session& session, std::string_view before_cursor,
                     Typed typed = Typed::expression);

}  // namespace summand
