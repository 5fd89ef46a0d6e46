// The lines of a record: a text that one reads, and that is read back.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand {

struct RecordLine {
  std::string_view text;  // without its newline, or carriage return and newline
  std::size_t offset;     // in the record
};

// They point into the record. Nothing stands behind its last newline.
std::vector<RecordLine> lines_of(std::string_view record);

// What follows a word and a space at the beginning of a line; nothing where it begins otherwise.
std::optional<std::string_view> after_word(std::string_view line, std::string_view word);

// The last line of every record. A record without it was cut off, maybe within a number that is one
// all the same.
inline constexpr std::string_view kRecordEnd = "end";
// All that stands before the last line, or an error behind the last text that says that it is
// missing. Empty lines may follow it.
Result<std::string_view> without_end(std::string_view record);

}  // namespace summand
