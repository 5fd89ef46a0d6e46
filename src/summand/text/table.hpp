// Columns of text, as wide as what stands in them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace summand {

// Characters of a UTF-8 text; each is taken to be one column wide. Escapes of colours count as
// nothing.
std::size_t width_of(std::string_view text);

// The text and spaces up to that width.
std::string padded(std::string_view text, std::size_t width);

// One line a row, the columns aligned at the left and two spaces apart, without spaces at the ends.
std::vector<std::string> aligned(const std::vector<std::vector<std::string>>& rows);

// The text in lines of at most that width, broken after any of these characters; where there is
// none for so long, a line is longer.
std::vector<std::string> wrapped(std::string_view text, std::size_t width,
                                 std::string_view after = " ");

}  // namespace summand
