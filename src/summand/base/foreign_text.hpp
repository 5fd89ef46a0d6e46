// Text from outside (arguments, files, names, typed lines) in a form that is safe on a terminal.
//
// Control characters, characters that turn the direction of writing, invisible characters and bytes
// that are not UTF-8 become escapes: \x1b for a byte, \u202e or \u{e0041} for a character.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace summand {

inline constexpr std::size_t kMostShown = 200;

// True if the character at `at` needs no escape. Newlines and tabs need one. Assumes at <
// text.size().
bool is_printable(std::string_view text, std::size_t at);

// The character at `at`, or its escape. If it is not UTF-8, the escape of its first byte.
std::string printable_character(std::string_view text, std::size_t at);

// The same for a message that names it: in quotes, or "byte 0x07", "character U+202E".
std::string quoted_character(std::string_view text, std::size_t at);

// The text in one line of at most that many characters. An escape counts with its length. A longer
// text is cut between characters and ends with "...".
std::string printable(std::string_view text, std::size_t most = kMostShown);

// The whole text, with its newlines.
std::string printable_lines(std::string_view text);

}  // namespace summand
