// The terminal as a page: its size, its abilities, and lines that fit into it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace summand::program {

struct ScreenSize {
  std::size_t rows = 24, columns = 80;
};

// The size of the terminal of a file (default: 24 rows and 80 columns).
ScreenSize screen_size(int file);

// True if the file is a terminal whose page can be cleared: TERM is set and is not dumb.
bool can_redraw(int file);

// Clears the page and goes to its top left corner.
inline constexpr std::string_view kClearPage = "\x1b[2J\x1b[H";

// The line in at most that many columns (at least 1). A longer line is cut, and its last column is
// `>`. Colour escapes have no width. They are closed at the end.
std::string fitted(std::string_view line, std::size_t columns);

// The text with its long lines broken between words. A line has more than that many columns only if
// it is a single word. The second part of a broken line begins under the last column of a table, or
// else under the beginning of the line. A column of a table begins after two or more spaces.
std::string folded(std::string_view text, std::size_t columns);
// Writes help to stdout, with lines of prose_columns().
void write_prose(std::string_view text);
// The width of sentences on stdout: 80 columns, or those of a narrower terminal.
std::size_t prose_columns();

// Texts row by row, in as many columns as fit. All columns are as wide as the longest text.
std::vector<std::string> in_columns(const std::vector<std::string>& texts, std::size_t columns);

}  // namespace summand::program
