#include "summand/language/syntax/neighbours.hpp"

#include <algorithm>

#include "summand/base/utf8.hpp"
#include "summand/language/syntax/parser.hpp"

namespace summand {

namespace {

constexpr std::size_t kLongestOperand = 40;

bool in_word(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

std::string_view without_spaces_behind(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::string_view without_spaces_before(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  return text;
}

std::size_t length_of_word(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::find_if_not(text, in_word) - text.begin());
}

// The length of the round brackets at the beginning of the text, or 0 if they are long, not closed,
// or have quotes.
std::size_t length_of_brackets(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < std::min(text.size(), kLongestOperand); ++i) {
    if (text[i] == '"') return 0;
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) return i + 1;
    if (depth == 0) return 0;
  }
  return 0;
}

// The same at the end.
std::size_t length_of_brackets_behind(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < std::min(text.size(), kLongestOperand); ++i) {
    const char c = text[text.size() - 1 - i];
    if (c == '"') return 0;
    if (c == ')') ++depth;
    if (c == '(' && --depth == 0) return i + 1;
    if (depth == 0) return 0;
  }
  return 0;
}

bool is_operand(std::string_view text) {
  return !text.empty() && text.size() <= kLongestOperand && !is_reserved_word(text);
}

}  // namespace

std::string_view operand_before(std::string_view text) {
  text = without_spaces_behind(text);
  std::size_t begin = text.size() - length_of_brackets_behind(text);
  const std::size_t end_of_word = begin;
  while (begin > 0 && in_word(text[begin - 1])) --begin;
  const bool is_number = begin < end_of_word && is_digit(text[begin]);
  if (is_number) {  // 1/2 and 0.5
    while (begin > 0 && (is_digit(text[begin - 1]) || text[begin - 1] == '/' ||
                         text[begin - 1] == '.' || text[begin - 1] == '_')) {
      --begin;
    }
  }
  const std::string_view out = text.substr(begin);
  const char last = begin > 0 ? text[begin - 1] : ' ';
  const bool joins = last == '-' && begin > 1 && is_letter(text[begin - 2]);  // a name with hyphens
  const bool is_part = last == '.' || last == '/' || joins;
  return is_operand(out) && !is_part && (!is_number || is_digit(out.front())) ? out
                                                                              : std::string_view();
}

std::string_view operand_after(std::string_view text) {
  text = without_spaces_before(text);
  const std::size_t word = length_of_word(text);
  if (is_reserved_word(text.substr(0, word))) return {};
  const std::size_t length = word + length_of_brackets(text.substr(word));
  const bool goes_on = length == word && text.substr(word).starts_with('(');
  const std::string_view out = text.substr(0, length);
  return is_operand(out) && !goes_on ? out : std::string_view();
}

std::string_view number_after(std::string_view text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789_"), text.size());
  const bool goes_on =
      end < text.size() && (text[end] == '/' || text[end] == '.' || text[end] == '^' ||
                            text[end] == '*' || in_word(text[end]));
  return end > kLongestOperand || goes_on ? std::string_view() : text.substr(0, end);
}

std::string_view word_after(std::string_view text) {
  text = without_spaces_before(text);
  return text.substr(0, length_of_word(text));
}

std::size_t begin_of_argument(std::string_view text, std::size_t at) {
  for (; at > 0; --at) {
    const char c = text[at - 1];
    if (c == '(' || c == ',') return at;
    if (is_space(c) || c == ')' || c == '"') break;
  }
  return text.npos;
}

}  // namespace summand
