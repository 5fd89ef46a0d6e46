// The first check of a text: its characters are valid and its brackets match.
#pragma once

#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

// Refuses bytes that are not UTF-8, control characters, and the first bracket that is unexpected or
// never closed. Linear, with two bits of memory for each level of nesting. So megabytes of open
// brackets are refused before anything is built for them. Text in double quotes, and
// comments, may contain any brackets.
Result<void> check_characters_and_brackets(std::string_view text);

// Whether more brackets are opened than closed. Then a person at a terminal goes on writing.
bool has_open_bracket(std::string_view text);

}  // namespace summand
