// Errors with their place: line, column, and a caret under the error.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

// Lines and columns are counted from 1. A column is a character, not a byte.
struct Place {
  std::size_t line = 1;
  std::size_t column = 1;

  friend bool operator==(const Place&, const Place&) = default;
};

Place place_of(std::string_view text, std::size_t offset);

// Returns three lines, without a newline at the end:
//   1:5: a game is expected here, not '$'
//     1 + $
//         ^
// Long lines are cut around the place. Invisible characters are escaped. `first_line` is the number
// of the text's first line in its file.
std::string message_with_caret(std::string_view text, const Error& error,
                               std::size_t first_line = 1);

}  // namespace summand
