#include "summand/language/complete.hpp"

#include <algorithm>

#include "summand/base/utf8.hpp"
#include "summand/language/functions/function.hpp"

namespace summand {

namespace {

// The beginning of the word at the end of the text. Its hyphens are between letters.
std::size_t begin_of_word(std::string_view text) {
  const auto in_word = [&](std::size_t i) {
    if (text[i] != '-') return is_letter(text[i]) || is_digit(text[i]) || text[i] == '_';
    return i > 0 && is_letter(text[i - 1]) && (i + 1 == text.size() || is_letter(text[i + 1]));
  };
  std::size_t begin = text.size();
  while (begin > 0 && in_word(begin - 1)) --begin;
  while (begin < text.size() && !is_letter(text[begin])) ++begin;
  return begin;
}

}  // namespace

Completions complete(const Session& session, std::string_view before_cursor, Typed typed) {
  Completions out{begin_of_word(before_cursor), {}};
  if (std::ranges::count(before_cursor, '"') % 2 != 0) return out;
  const std::string_view word = before_cursor.substr(out.begin);
  const auto offer = [&](std::string_view name, std::string_view suffix) {
    if (name.starts_with(word)) out.candidates.push_back(std::string(name).append(suffix));
  };
  const std::string_view end = typed == Typed::expression ? "(" : "";
  for (const AnyRuleset* game : session.games().all()) offer(game->info().name, end);
  if (typed != Typed::game) {
    for (const Function& function : all_functions()) offer(function.name, end);
  }
  if (typed == Typed::expression) {
    for (const auto& [name, answer] : session.variables()) {
      if (name != "_") offer(name, "");
    }
    session.definitions().for_each(
        [&](const Definition& definition) { offer(definition.name, "("); });
  }
  std::ranges::sort(out.candidates);
  return out;
}

}  // namespace summand
