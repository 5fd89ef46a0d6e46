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
  std::vector<std::string> candidates;  // whole words, sorted; games and functions end in (
};

// For the expression up to the cursor. Nothing within a string.
Completions complete(const Session& session, std::string_view before_cursor);

}  // namespace summand
