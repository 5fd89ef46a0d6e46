#include "summand/ask/help.hpp"

#include <algorithm>
#include <cctype>
#include <fmt/core.h>
#include <ranges>

#include "summand/analysis/function_text.hpp"
#include "summand/analysis/heaps/named_game.hpp"
#include "summand/ask/guide.hpp"
#include "summand/ask/schema.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/record_lines.hpp"
#include "summand/base/separated.hpp"
#include "summand/heaps/names.hpp"
#include "summand/language/pointers.hpp"
#include "summand/language/syntax/suggest.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/studies/seated_games.hpp"
#include "summand/text/markdown_text.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

constexpr std::string_view kFunctions = "functions", kWords = "words", kGuide = "guide",
                           kSchema = "schema";
constexpr std::string_view kPageOfGuide = "guide ";

std::string described(const std::vector<const Word*>& words) {
  std::string out;
  for (const Word* word : words) {
    out += fmt::format("{}\n", separated(word->names, " = "));
    for (const std::string& line : wrapped(word->meaning, kPageWidth - 2)) {
      out += fmt::format("  {}\n", line);
    }
    // A line with a command must not be broken.
    if (!word->where.empty()) out += fmt::format("  See {}\n", word->where);
  }
  return out;
}

std::string described(std::span<const Function> functions) {
  std::vector<std::string> pages;
  for (const Function& function : functions) pages.push_back(page_of(function));
  return fmt::format("{}", separated(pages, "\n"));
}

std::string list_of_pages() {
  std::vector<std::vector<std::string>> rows;
  for (const GuidePage& page : guide_pages()) {
    rows.push_back({fmt::format("  summand help guide {}", page.name), std::string(page.title())});
  }
  return fmt::format("{}\n", separated(aligned(rows), "\n"));
}

Help page_of_guide(const GuidePage& page, std::vector<const Word*> words = {}) {
  return {.words = std::move(words), .page = text_of_markdown(page.text, kPageWidth)};
}

// The rows of the notation whose first column has this sign.
std::string rows_of_notation(std::string_view sign) {
  constexpr std::size_t kMostRows = 12;
  const bool is_sign = std::ranges::none_of(sign, [](unsigned char c) { return std::isalnum(c); });
  const GuidePage* page = is_sign ? find_guide_page("notation") : nullptr;
  if (page == nullptr) return {};
  std::string out;
  std::size_t count = 0;
  bool in_rows = false;
  for (const auto& [line, offset] : lines_of(page->text)) {
    if (line.starts_with("```")) {
      in_rows = line == "```text";
    } else if (in_rows && line.substr(0, line.find("  ")).contains(sign)) {
      if (++count <= kMostRows) out += fmt::format("  {}\n", line);
    }
  }
  if (count == 0) return {};
  const std::string_view more = count > kMostRows ? " The first rows are:" : "";
  return fmt::format("The notation with {} (see summand help guide notation).{}\n\n{}", sign, more,
                     out);
}

// The first page of the guide that has the word, or empty.
std::string_view page_about(std::string_view word) {
  for (const GuidePage& page : guide_pages()) {
    if (has_word(page.text, word)) return page.name;
  }
  return {};
}

}  // namespace

std::string text(const Help& help, const Page&) {
  std::string out;
  for (const std::string& part : {described(help.words), described(help.functions), help.page}) {
    if (!part.empty()) out += (out.empty() ? "" : "\n") + part;
  }
  return out;
}

void describe(Members<Word>& its) {
  its.named("Word", "A word of the field.");
  its("names", "Its names.", &Word::names);
  its("meaning", "What it means.", &Word::meaning);
  its.if_any("where", "A command that shows it, and the chapter.", &Word::where);
}

void describe(Members<Help>& its) {
  its.if_any("words", "Words of the field.", [](const Help& help) {
    return help.words |
           std::views::transform([](const Word* word) -> const Word& { return *word; });
  });
  its.if_any("functions", "Functions of the language.", &Help::functions);
  its.if_any("text", "A page.", &Help::page);
}

}  // namespace summand::ask

namespace summand {

static void describe(Members<Function>& its) {
  its.named("Function", "A function of the language.");
  its("name", "Its name.", &Function::name);
  its("arguments", "Its arguments.", &Function::arguments);
  its("sentence", "What it is.", &Function::sentence);
  its("example", "An expression.", &Function::example);
  its("result", "What that is.", &Function::gives);
}

}  // namespace summand

namespace summand::ask {

std::optional<Help> help_topic(std::string_view name) {
  if (name == kFunctions) return Help{.functions = all_functions()};
  if (name == kWords) {
    Help out;
    for (const Word& word : all_words()) out.words.push_back(&word);
    return out;
  }
  if (name == kSchema) return Help{.page = schema_of_answers(), .is_code = true};
  if (name == kGuide) return Help{.page = list_of_pages()};
  if (!name.starts_with(kPageOfGuide)) return std::nullopt;
  const GuidePage* page = find_guide_page(name.substr(kPageOfGuide.size()));
  return page == nullptr ? std::nullopt : std::optional(page_of_guide(*page));
}

std::optional<Help> help_on_word(std::string_view name) {
  auto words = words_named(name);
  if (const heaps::NamedRules* rules = heaps::rules_named(name)) {
    return Help{.words = std::move(words), .page = text_of_named_game(*rules, kPageWidth)};
  }
  if (const GuidePage* page = find_guide_page(name)) return page_of_guide(*page, std::move(words));
  if (words.empty()) words = words_about(name);
  if (!words.empty()) return Help{.words = std::move(words)};
  if (auto rows = rows_of_notation(name); !rows.empty()) return Help{.page = std::move(rows)};
  return std::nullopt;
}

std::string also_a_game(std::string_view name) {
  return fmt::format("\nThe game of this name is explained by: summand rules {}\n", name);
}

std::string unknown_to_help(std::string_view name, std::vector<std::string_view> more) {
  std::vector<std::string_view> names = {kFunctions, kWords, kGuide, kSchema};
  names.insert(names.end(), more.begin(), more.end());
  for (const Function& function : all_functions()) names.push_back(function.name);
  for (const AnyRuleset* game : all_rulesets()) names.push_back(game->info().name);
  for (const SeatedGame& game : seated_games()) names.push_back(game.name);
  for (const GuidePage& page : guide_pages()) names.push_back(page.name);
  for (const Word& word : all_words()) {
    names.insert(names.end(), word.names.begin(), word.names.end());
  }
  std::string out =
      fmt::format("there is no command, function, game, page or word '{}'", printable(name, 60));
  if (const auto near = nearest_name(name, names)) {
    out += fmt::format(", did you mean '{}'?", *near);
  } else if (const std::string_view page = page_about(name); !page.empty()) {
    out += fmt::format(", but a page speaks of it: summand help guide {}", page);
  }
  return out;
}

}  // namespace summand::ask
