// The terminal as a page: its size, what it can show, and lines that fit.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace summand::program {

struct ScreenSize {
  std::size_t rows = 24, columns = 80;
};

// Of the terminal behind a file; 24 rows and 80 columns where it does not say.
ScreenSize screen_size(int file);

// Whether a terminal is there whose page can be cleared (TERM is set and not dumb).
bool can_redraw(int file);

// Whether the locale is one of UTF-8: by LC_ALL, else LC_CTYPE, else LANG. Nothing set means no.
bool knows_utf8();

// What clears the page and goes to its top left corner.
inline constexpr std::string_view kClearPage = "\x1b[2J\x1b[H";

// The text with spaces for the bytes that a terminal obeys, such as escapes.
std::string without_controls(std::string_view text);

// The line in at most that many columns (at least 1): where it is longer its end is left out and
// `>` stands in the last column. Escapes of colours count as nothing and are closed.
std::string fitted(std::string_view line, std::size_t columns);

// Texts in as many columns as fit, row by row; each is as wide as the widest of all.
std::vector<std::string> in_columns(const std::vector<std::string>& texts, std::size_t columns);

}  // namespace summand::program
