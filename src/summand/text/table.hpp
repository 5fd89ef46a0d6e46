// Columns of text, as wide as their contents.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace summand {

// The width of a UTF-8 text: its number of characters. Escapes of colours have no
// width.
std::size_t width_of(std::string_view text);

// The text, filled with spaces to that width.
std::string padded(std::string_view text, std::size_t width);

// Each row as one line, with columns aligned at the left, two spaces between them, and no spaces at
// the end.
std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows);

// The same for rows of a name and a text. The texts are broken like those of wrapped(), so that all
// lines have at most `width` columns, but a text always has at least 20.
std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows,
                                 std::size_t width);

// The text in lines of at most that width. Lines are broken only after these characters, so a line
// without them may be longer.
std::vector<std::string> wrapped(std::string_view text, std::size_t width,
                                 std::string_view after = " ");

}  // namespace summand
