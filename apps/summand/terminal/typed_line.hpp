// A line that a person typed, without the spaces around it, and its first word.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>

namespace summand::program {

inline std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r";
  const std::size_t first = std::min(text.find_first_not_of(kSpace), text.size());
  text.remove_prefix(first);
  return text.substr(0, text.find_last_not_of(kSpace) + 1);
}

// Both are empty for an empty line.
inline std::pair<std::string_view, std::string_view> word_and_rest(std::string_view line) {
  line = trimmed(line);
  const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
  return {line.substr(0, end), trimmed(line.substr(end))};
}

}  // namespace summand::program
