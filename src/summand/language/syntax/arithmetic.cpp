#include "summand/language/syntax/arithmetic.hpp"

#include <fmt/format.h>

#include "summand/base/utf8.hpp"

namespace summand {

namespace {

constexpr std::string_view kDigits = "0123456789_";
constexpr std::size_t kLongestWord = 20;  // in a message

std::string product(std::string_view a, std::string_view b) {
  return fmt::format("a product is {0} \u00d7 {1} or times({0},{1})", a, b);
}
std::string power(std::string_view a, std::string_view b) {
  return fmt::format("a power is pow({},{})", a, b);
}

bool in_word(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

std::string_view without_spaces_behind(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

// The word or number at the end of the text, or `otherwise` if there is none that is short.
std::string_view word_before(std::string_view text, std::string_view otherwise) {
  text = without_spaces_behind(text);
  std::size_t begin = text.size();
  while (begin > 0 && in_word(text[begin - 1])) --begin;
  const std::string_view word = text.substr(begin);
  return word.empty() || word.size() > kLongestWord ? otherwise : word;
}

// The same at the beginning.
std::string_view word_after(std::string_view text, std::string_view otherwise) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  std::size_t end = 0;
  while (end < text.size() && in_word(text[end])) ++end;
  return end == 0 || end > kLongestWord ? otherwise : text.substr(0, end);
}

}  // namespace

std::optional<std::string> meant_by_literal(std::string_view literal) {
  const std::size_t end = literal.find_first_not_of("0123456789_/.");
  if (end == literal.npos || end == 0 || literal.size() > 2 * kLongestWord) return std::nullopt;
  const std::string_view first = literal.substr(0, end), sign = literal.substr(end, 1),
                         second = literal.substr(end + 1);
  if (second.empty() || second.find_first_not_of(kDigits) != second.npos) return std::nullopt;
  if (sign == "*")
    return fmt::format("{} is {} + *{}; {}", literal, first, second, product(first, second));
  if (sign == "^")
    return fmt::format("{} is {} + ^{}; {}", literal, first, second, power(first, second));
  return std::nullopt;
}

std::optional<std::string> meant_by_operator(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  std::string_view before = text.substr(0, at);
  if (rest.starts_with("**"))
    return power(word_before(before, "a"), word_after(rest.substr(2), "b"));
  const bool follows_star = before.ends_with('*'), follows_up = before.ends_with('^');
  const bool follows_digit = !before.empty() && is_digit(before.back());
  if (follows_star || follows_up) before.remove_suffix(1);
  const std::string_view first = word_before(before, "a");
  if (rest.starts_with('*')) {
    const std::string_view second = word_after(rest.substr(1), "b");
    return follows_star ? power(first, second) : product(first, second);
  }
  if (rest.starts_with('^')) return power(first, word_after(rest.substr(1), "b"));
  if (rest.starts_with('/')) {
    const std::string_view second = word_after(rest.substr(1), "b");
    return fmt::format("{} // {} is the quotient of integers, and times({},1/2) is one half of it",
                       first, second, first);
  }
  const std::string_view word = word_after(rest, "");
  const bool has_space = rest.empty() || is_space(rest.front());
  if (word == "mod")
    return fmt::format("the remainder is {} % {}", first, word_after(rest.substr(3), "b"));
  if (word == "div")
    return fmt::format("the quotient is {} // {}", first, word_after(rest.substr(3), "b"));
  const bool begins_operand = !has_space && (rest.starts_with('(') || in_word(rest.front()));
  if (!begins_operand) return std::nullopt;
  if (follows_up) return power(first, word.empty() ? "b" : word);
  if (follows_star || follows_digit) return product(first, word.empty() ? "b" : word);
  return std::nullopt;
}

std::optional<std::string> meant_by_operand(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at), before = text.substr(0, at);
  if (rest.starts_with('&') && before.ends_with('&')) return "both conditions are: a and b";
  if (rest.starts_with('*') && before.ends_with('*')) return "a power is pow(a,b)";
  if (rest.starts_with('!')) return "the opposite of a condition is: not a";
  return std::nullopt;
}

}  // namespace summand
