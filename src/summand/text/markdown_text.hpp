// Markdown as text for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace summand {

// A line without the signs of Markdown: emphasis, code, links, escapes.
std::string without_marks(std::string_view line);

// The cells of a row of a table, "| a | b |".
std::vector<std::string> cells_of(std::string_view row);

// The width of a page of help.
inline constexpr std::size_t kPageWidth = 80;

// The page in lines of at most that width. Headings are underlined, and paragraphs and lists are
// filled. A table is written in columns if it fits. Otherwise each row is a paragraph. Code is only
// indented.
std::string text_of_markdown(std::string_view page, std::size_t width);

}  // namespace summand
