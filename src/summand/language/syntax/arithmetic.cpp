#include "summand/language/syntax/arithmetic.hpp"

#include <fmt/format.h>
#include <utility>

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

constexpr std::string_view kMinusSign = "\u2212";

// The first star or up of a literal.
struct StarOrUp {
  std::size_t at, size;
  char kind;  // '*', '^', or '\0' if there is none
};

StarOrUp first_star_or_up(std::string_view literal) {
  constexpr std::pair<std::string_view, char> kSigns[] = {
      {"*", '*'}, {"\u2217", '*'}, {"\u22c6", '*'}, {"^", '^'}, {"\u2191", '^'}};
  StarOrUp out{literal.size(), 0, '\0'};
  for (const auto& [text, kind] : kSigns) {
    const std::size_t at = literal.find(text);
    if (at < out.at) out = {at, text.size(), kind};
  }
  return out;
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
  if (literal.size() > 3 * kLongestWord) return std::nullopt;
  const StarOrUp sign = first_star_or_up(literal);
  const std::string_view first = literal.substr(0, sign.at);
  if (sign.kind == '\0' || first.empty() || first == "-" || first == kMinusSign)
    return std::nullopt;
  const std::string_view rest = literal.substr(sign.at + sign.size);
  const StarOrUp next = first_star_or_up(rest);
  const std::string_view second = rest.substr(0, next.at);
  const auto is_whole = [](std::string_view text) {
    return !text.empty() && text.find_first_not_of(kDigits) == text.npos;
  };
  if (!is_whole(second)) return std::nullopt;
  // 2^* and 2^3* are no arithmetic, 2^3*4 may be.
  const bool is_last = next.kind == '\0';
  if (!is_last && !is_whole(rest.substr(next.at + next.size))) return std::nullopt;
  const std::string read = fmt::format("{} is {} + {}{}", literal, first, sign.kind, second);
  if (!is_last) return read + " + ...; a product is a \u00d7 b, a power is pow(a,b)";
  return read + "; " + (sign.kind == '*' ? product(first, second) : power(first, second));
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
