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

// The size of the terminal behind a file (default: 24 rows and 80 columns).
ScreenSize screen_size(int file);

// Whether the file is a terminal whose page can be cleared (TERM is set and not dumb).
bool can_redraw(int file);

// Clears the page and goes to its top left corner.
inline constexpr std::string_view kClearPage = "\x1b[2J\x1b[H";

// The line in at most that many columns (at least 1). A longer line is cut, with `>` in the last
// column. Escapes of colours have no width, and are closed.
std::string fitted(std::string_view line, std::size_t columns);

// The text with its long lines broken between words. No line has more than that many columns,
// unless a single word is longer. The rest of a broken line stands under the last column of a table
// (which begins after two or more spaces), or under the beginning of the line.
std::string folded(std::string_view text, std::size_t columns);
// Writes help to stdout, folded to prose_columns().
void write_prose(std::string_view text);
// The width of sentences on stdout: 80 columns, or those of a narrower terminal.
std::size_t prose_columns();

// Texts row by row in as many columns as fit; all columns have the width of the longest text.
std::vector<std::string> in_columns(const std::vector<std::string>& texts, std::size_t columns);

}  // namespace summand::program
