// Text from outside (arguments, files, names, typed lines) as it may be shown on a terminal.
//
// What a terminal would obey, what turns the direction of writing, what nobody sees, and what is
// not UTF-8 is shown as an escape: \x1b for a byte, \u202e or \u{e0041} for a character.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace summand {

inline constexpr std::size_t kMostShown = 200;

// Whether the character at `at` is shown as it is. Newlines and tabs are not. Assumes
// at < text.size().
bool is_printable(std::string_view text, std::size_t at);

// The character at `at`, or its escape. Where it is not UTF-8, that of its first byte.
std::string printable_character(std::string_view text, std::size_t at);

// The same for a message that names it: in quotes, or "byte 0x07", "character U+202E".
std::string quoted_character(std::string_view text, std::size_t at);

// The text in one line of at most so many characters, an escape counted as what it is long. If
// there are more, whole ones are left out at the end and "..." stands for them.
std::string printable(std::string_view text, std::size_t most = kMostShown);

// The whole text, with its newlines.
std::string printable_lines(std::string_view text);

}  // namespace summand
