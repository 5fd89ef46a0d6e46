#include "summand/ruleset/former_texts.hpp"

#include <algorithm>
#include <cstddef>

#include "summand/ruleset/registry.hpp"

namespace summand {

namespace {

// Whether the character can stand in the name of a game or a variable.
bool is_in_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-';
}

std::size_t after_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(" \t", at), text.size());
}

// The game whose name ends before `at`, if its texts have changed.
const RulesetInfo* changed_game(std::string_view text, std::size_t at) {
  for (const AnyRuleset* game : all_rulesets()) {
    const RulesetInfo& info = game->info();
    if (info.as_written_today == nullptr || !text.substr(0, at).ends_with(info.name)) continue;
    const std::size_t begin = at - info.name.size();
    // A minus before the name is a sign: -nogo("X.").
    const bool whole = begin == 0 || !is_in_name(text[begin - 1]) ||
                       (text[begin - 1] == '-' && (begin == 1 || !is_in_name(text[begin - 2])));
    if (whole) return &info;
  }
  return nullptr;
}

}  // namespace

std::string as_written_today(std::string_view text) {
  std::string out;
  std::size_t done = 0;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    const std::size_t quote = after_blanks(text, open + 1);
    if (quote >= text.size() || text[quote] != '"') continue;
    std::size_t name_end = open;
    while (name_end > 0 && (text[name_end - 1] == ' ' || text[name_end - 1] == '\t')) --name_end;
    const RulesetInfo* game = changed_game(text, name_end);
    if (game == nullptr) continue;
    const std::size_t end = std::min(text.find('"', quote + 1), text.size());
    out.append(text.substr(done, quote + 1 - done));
    out += game->as_written_today(text.substr(quote + 1, end - quote - 1));
    done = end;
  }
  return out.append(text.substr(done));
}

}  // namespace summand
