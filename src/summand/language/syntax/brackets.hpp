// The first check of a text: its characters are valid and its brackets match.
#pragma once

#include <cstddef>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

// Refuses bytes that are not UTF-8, control characters, quotes that are not read (quotes.hpp), and
// the first bracket that is unexpected or never closed. Linear, with two bits of memory for each
// level of nesting. So megabytes of open brackets are refused before anything is built for them.
// Text in double quotes, and comments, may contain any brackets.
Result<void> check_characters_and_brackets(std::string_view text);

// The characters alone.
Result<void> check_characters(std::string_view text);

// Lines that come one after another. While a bracket is open, the next line belongs to them.
class LinesInBrackets {
 public:
  // The line has no newline at its end. Linear in its length.
  void add(std::string_view line);
  // Whether more brackets are opened than closed.
  bool has_open_bracket() const { return opened_ > closed_; }

 private:
  std::size_t opened_ = 0, closed_ = 0;
  bool in_quotes_ = false;
};

}  // namespace summand
