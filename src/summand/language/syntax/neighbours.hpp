// The operands beside a place where the parser stopped, for messages that repeat them.
#pragma once

#include <cstddef>
#include <string_view>

namespace summand {

// The operand at the end of the text: a number (1/2), a name, a call or brackets. Empty if there is
// none, if it is long, or if it has quotes.
std::string_view operand_before(std::string_view text);
// The same at the beginning.
std::string_view operand_after(std::string_view text);
// A whole number at the beginning of the text. Empty if there is none, or if it goes on.
std::string_view number_after(std::string_view text);
// The letters, digits and underscores at the beginning of the text, behind spaces.
std::string_view word_after(std::string_view text);

// Where the argument begins in which this place stands: behind the bracket, or behind the comma. No
// spaces, brackets or quotes stand between. npos if it is in no brackets.
std::size_t begin_of_argument(std::string_view text, std::size_t at);

}  // namespace summand
