// Quotes that the language does not read: those of typesetting, and apostrophes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace summand {

inline constexpr std::string_view kForeignQuotes[] = {"'",      "\u2018", "\u2019", "\u201a",
                                                      "\u201c", "\u201d", "\u201e"};

inline constexpr std::string_view kStringIsOpen = "this string is not closed: \" is missing";

// What to write instead of the quote of `length` bytes at `at`: the name of the game without an
// apostrophe (dawsons-kayles for Dawson's Kayles), or straight quotes.
std::string meant_by_quote(std::string_view text, std::size_t at, std::size_t length);

}  // namespace summand
