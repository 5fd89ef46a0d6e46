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

// What clears the page and goes to its top left corner.
inline constexpr std::string_view kClearPage = "\x1b[2J\x1b[H";

// The line in at most that many columns (at least 1): where it is longer its end is left out and
// `>` stands in the last column. Escapes of colours count as nothing and are closed.
std::string fitted(std::string_view line, std::size_t columns);

// The text with its long lines broken between words, each in lines of at most that many columns, as
// far as words allow. What goes on below stands under the last column of a table (behind two spaces
// or more), or under the beginning of its line.
std::string folded(std::string_view text, std::size_t columns);
// Help: folded for the terminal, where stdout is one.
void write_prose(std::string_view text);
// How wide sentences are written on stdout, for those who fold them alone.
std::size_t prose_columns();

// Texts in as many columns as fit, row by row; each is as wide as the widest of all.
std::vector<std::string> in_columns(const std::vector<std::string>& texts, std::size_t columns);

}  // namespace summand::program
