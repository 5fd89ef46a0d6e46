#include "summand/language/pointers.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace summand {

namespace {

constexpr std::size_t kShortestWord = 5;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_latin(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

constexpr std::array<std::string_view, 5> kEquations = {"chomp", "euclid", "fibonacci-nim", "mem",
                                                        "mock-turtles"};

}  // namespace

bool has_word(std::string_view text, std::string_view word) {
  if (word.size() < kShortestWord) return false;
  const auto same = [](char a, char b) { return lower(a) == lower(b); };
  for (auto at = text.begin();; ++at) {
    at = std::search(at, text.end(), word.begin(), word.end(), same);
    if (at == text.end()) return false;
    const auto end = at + static_cast<std::ptrdiff_t>(word.size());
    if ((at == text.begin() || !is_latin(at[-1])) && (end == text.end() || !is_latin(*end))) {
      return true;
    }
  }
}

std::optional<std::string_view> game_that_names(std::string_view word, const KnownGames& games) {
  for (const AnyRuleset* game : games.all()) {
    const RulesetInfo& info = game->info();
    if (has_word(info.title, word) || has_word(info.rules, word) || has_word(info.source, word)) {
      return info.name;
    }
  }
  return std::nullopt;
}

std::optional<std::string> why_an_equation(std::string_view name) {
  if (std::ranges::find(kEquations, name) == kEquations.end()) return std::nullopt;
  return fmt::format("{} is written as an equation: see summand help guide equations", name);
}

}  // namespace summand
