#include "summand/language/pointers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fmt/core.h>

#include "summand/base/utf8.hpp"
#include "summand/language/no_summands.hpp"

namespace summand {

namespace {

constexpr std::size_t kShortestWord = 5;

constexpr std::array<std::string_view, 5> kEquations = {"chomp", "euclid", "fibonacci-nim", "mem",
                                                        "mock-turtles"};

// Letters of names, and the games that they mean.
struct OtherName {
  std::string_view letters, game;
};
constexpr std::array<OtherName, 14> kOtherNames = {{
    {"babylone", "babylon"},
    {"bynumsgame", "eatcake"},
    {"coloring", "col"},
    {"colouring", "col"},
    {"crosscram", "domineering"},
    {"dominoes", "domineering"},
    {"impartialdomineering", "cram"},
    {"northcottsgame", "northcott"},
    {"wythoff", "wyt-queens"},
    {"wythoffgame", "wyt-queens"},
    {"wythoffnim", "wyt-queens"},
    {"wythoffs", "wyt-queens"},
    {"wythoffsgame", "wyt-queens"},
    {"wythoffsnim", "wyt-queens"},
}};

constexpr std::size_t kLongestOtherName = 64;

std::string small_letters_of(std::string_view name) {
  std::string out;
  for (const char c : name) {
    if (is_letter(c)) out += lower_case(c);
  }
  return out;
}

}  // namespace

bool has_word(std::string_view text, std::string_view word) {
  if (word.size() < kShortestWord) return false;
  const auto same = [](char a, char b) { return lower_case(a) == lower_case(b); };
  for (auto at = text.begin();; ++at) {
    at = std::search(at, text.end(), word.begin(), word.end(), same);
    if (at == text.end()) return false;
    const auto end = at + static_cast<std::ptrdiff_t>(word.size());
    if ((at == text.begin() || !is_letter(at[-1])) && (end == text.end() || !is_letter(*end))) {
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

std::optional<std::string_view> game_of_other_name(std::string_view name, const KnownGames& games) {
  if (name.size() > kLongestOtherName) return std::nullopt;
  const std::string letters = small_letters_of(name);
  const auto at = std::ranges::find(kOtherNames, letters, &OtherName::letters);
  if (at == kOtherNames.end() || games.find(at->game) == nullptr) return std::nullopt;
  return at->game;
}

std::optional<std::string> why_no_game(std::string_view name) {
  if (auto reason = why_no_summand(name)) return reason;
  if (std::ranges::find(kEquations, name) == kEquations.end()) return std::nullopt;
  return fmt::format("{} is written as an equation: see summand help guide equations", name);
}

}  // namespace summand
