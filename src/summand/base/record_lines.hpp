// The lines of a record. A record is a text for people that the program can read.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand {

struct RecordLine {
  std::string_view text;  // without its newline and the carriage returns before it
  std::size_t offset;     // in the record
};

// The lines point into the record. Its last newline ends the last line.
std::vector<RecordLine> lines_of(std::string_view record);

// The rest of a line that begins with this word and a space. nullopt for other lines.
std::optional<std::string_view> after_word(std::string_view line, std::string_view word);

// The last line of every record. A record without it was cut off, perhaps inside a number that is
// still valid.
inline constexpr std::string_view kRecordEnd = "end";
// The text before the last line, or an error at the end of the text if the last line is missing.
// Empty lines may follow it.
Result<std::string_view> without_end(std::string_view record);

}  // namespace summand
