#include "summand/language/syntax/quotes.hpp"

#include <fmt/core.h>

#include "summand/base/utf8.hpp"

namespace summand {

namespace {

constexpr std::size_t kLongestGameName = 40;

// Adds the letters that begin there. Returns where they end.
std::size_t add_letters(std::string_view text, std::size_t at, std::string& out) {
  for (; at < text.size() && is_letter(text[at]) && out.size() <= kLongestGameName; ++at) {
    out += lower_case(text[at]);
  }
  return at;
}

}  // namespace

std::string meant_by_quote(std::string_view text, std::size_t at, std::size_t length) {
  std::size_t begin = at;
  while (begin > 0 && at - begin <= kLongestGameName && is_letter(text[begin - 1])) --begin;
  const std::size_t behind = at + length;
  if (begin == at || behind == text.size() || !is_letter(text[behind])) {
    return "a text stands in straight double quotes, as in domineering(\"..|..\")";
  }
  std::string name;
  add_letters(text.substr(0, at), begin, name);
  const std::size_t end = add_letters(text, behind, name);
  const bool has_two_words =
      text.substr(end).starts_with(' ') && end + 1 < text.size() && is_letter(text[end + 1]);
  if (has_two_words) add_letters(text, end + 1, name += '-');
  return fmt::format("the name of a game has no apostrophe and no spaces: write {}", name);
}

}  // namespace summand
