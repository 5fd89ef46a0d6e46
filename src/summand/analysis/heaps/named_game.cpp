#include "summand/analysis/heaps/named_game.hpp"

#include <fmt/core.h>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "summand/analysis/heaps/value_grid.hpp"
#include "summand/base/separated.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/published_periods.hpp"
#include "summand/language/syntax/parser.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/text/table.hpp"

namespace summand::heaps {

namespace {

// What is known about the period, and who or what says so.
struct KnownPeriod {
  std::optional<heaps::Period> period;  // none: the formula has no period
  std::string source;
};

std::optional<KnownPeriod> known_period_of(const heaps::Rules& rules) {
  if (const auto closed = heaps::closed_period(rules)) {
    return KnownPeriod{closed->period, std::string(heaps::closed_value(rules, 1)->theorem)};
  }
  const auto* code = std::get_if<heaps::Code>(&rules);
  const auto published = code != nullptr ? heaps::published_period(*code) : std::nullopt;
  if (!published) return std::nullopt;
  return KnownPeriod{published->period, std::string(published->source)};
}

std::string sentence_of_period(const heaps::NamedRules& game,
                               const std::optional<KnownPeriod>& known) {
  if (!known) {
    return fmt::format("No period is known here. summand heaps {} --period looks for one.",
                       game.name);
  }
  return fmt::format("Period: {} ({}).",
                     known->period ? words_of_period(*known->period) : std::string("none"),
                     known->source);
}

bool has_code(const heaps::NamedRules& game) { return game.text != game.name; }

// For games with a code, what its digits mean.
std::string rules_of(const heaps::NamedRules& game) {
  std::string out(game.rule);
  if (!has_code(game)) return out;
  const AnyRuleset* family = find_ruleset(heaps::kFamily);
  if (family != nullptr) out += fmt::format(" {}", family->info().rules);
  return out;
}

// Expressions cannot call prim-without-1 by its name.
std::string call_of(const heaps::NamedRules& game) {
  return can_be_name(game.name) ? fmt::format("{}(20,31)", game.name)
                                : fmt::format("{}(\"{}\",20,31)", heaps::kFamily, game.name);
}

std::string notation_of(const heaps::NamedRules& game) {
  return fmt::format(
      "{} has heaps of 20 and 31. The move 20->11,8 leaves heaps of 11 and 8, if the rules allow "
      "that.",
      call_of(game));
}

}  // namespace

std::string text_of_named_game(const heaps::NamedRules& game, std::size_t columns) {
  const heaps::Rules rules = heaps::parse_rules(game.name).value();
  std::string out =
      has_code(game) ? fmt::format("{}, a game of taking and breaking: {}\n", game.name, game.text)
                     : fmt::format("{}, a game of taking and breaking\n", game.name);
  for (const std::string& part :
       {rules_of(game), notation_of(game), sentence_of_period(game, known_period_of(rules))}) {
    out += fmt::format("\n{}\n", separated(wrapped(part, columns), "\n"));
  }
  return out + fmt::format("\n  summand eval '{}'\n  summand heaps {} --period\n", call_of(game),
                           game.name);
}

void describe(Members<heaps::NamedRules>& its) {
  using Named = heaps::NamedRules;
  its("name", "The name.", &Named::name);
  its("title", "The name.", &Named::name);
  its("rules", "How it is played.", [](auto& it) { return rules_of(it); });
  its("notation", "How its positions and moves are written.",
      [](auto& it) { return notation_of(it); });
  its("code", "The code of the game.", [](auto& it) { return has_code(it) ? &it.text : nullptr; });
  its.or_null("period", "The period, if one is known without a search.", [](const Named& game) {
    const auto known = known_period_of(heaps::parse_rules(game.name).value());
    return known ? known->period : std::nullopt;
  });
  its("period_source", "Who or what says so.", [](const Named& game) -> std::optional<std::string> {
    const auto known = known_period_of(heaps::parse_rules(game.name).value());
    return known ? std::optional(known->source) : std::nullopt;
  });
}

}  // namespace summand::heaps
