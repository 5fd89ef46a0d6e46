// The characters of a text: their bytes and their code points.
#pragma once

#include <cstddef>
#include <string_view>

namespace summand {

// The number of bytes of the UTF-8 character at `at`. 0 if the bytes are not a character. This
// includes overlong forms, surrogates and codes beyond U+10FFFF. Assumes at < text.size().
std::size_t character_length(std::string_view text, std::size_t at);

// The code point of the character at `at`. Assumes that there is one.
char32_t code_point(std::string_view text, std::size_t at);

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
// A capital becomes its small letter.
constexpr char lower_case(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

}  // namespace summand
