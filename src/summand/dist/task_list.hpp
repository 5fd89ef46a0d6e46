// The tasks of a farm: command lines of `summand` in a text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/result.hpp"

namespace summand::dist {

// The words of a command line. No shell is involved, so only quotes have a meaning:
//
//   * Spaces and tabs separate words.
//   * Between single quotes every character stands for itself.
//   * Between double quotes, a backslash makes the next " or \ stand for itself.
//   * Outside of quotes, a backslash makes the next character stand for itself.
//
// Quotes may begin inside a word, as in --where='n > 3'. Fails, with an offset, if a quote is not
// closed, and at control characters.
Result<std::vector<std::string>> split_words(std::string_view line);

// A line with these words, as split_words reads it. Assumes that no word has control characters.
std::string joined_words(const std::vector<std::string>& words);

struct Task {
  std::size_t line = 0;  // in the text, counted from 1
  std::string text;      // of the line
  std::vector<std::string> words;
  std::string name;  // 32 hexadecimal digits of a hash of the words
};

// One task for each line. Empty lines and lines that begin with # are left out. Lines with the same
// words are one task: the first of them. The error names the line.
Result<std::vector<Task>> parse_tasks(std::string_view text);

}  // namespace summand::dist
