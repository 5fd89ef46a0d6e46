// The characters of a text: where they begin, how wide they are, and how to show the ones one
// cannot see.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace summand {

// How many bytes the UTF-8 character at `at` has; 0 if there is none there (overlong forms,
// surrogates and what lies beyond U+10FFFF are none). Assumes at < text.size().
std::size_t character_length(std::string_view text, std::size_t at);

// The character at `at` for a message: itself, or "byte 0x07" for a control character or a byte
// that is not UTF-8.
std::string shown_character(std::string_view text, std::size_t at);

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_control(char c) {
  return (static_cast<unsigned char>(c) < 0x20 && !is_space(c)) || c == 0x7f;
}

}  // namespace summand
