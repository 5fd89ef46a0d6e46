#include "summand/ask/match/match_rules.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>

#include "summand/analysis/rules_text.hpp"
#include "summand/base/separated.hpp"

namespace summand::ask {

namespace {

void write_term_numbers(JsonWriter& json, std::string_view name,
                        const std::vector<std::size_t>& terms) {
  json.key(name).array();
  for (const std::size_t term : terms) json.number(term + 1);
  json.close();
}

}  // namespace

MatchRules rules_in(const SumMatch& match) {
  MatchRules out;
  const std::vector<Term>& terms = match.sum().terms();
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const AnyPosition* position = terms[i].position();
    if (position == nullptr) {
      out.without_board.push_back(i);
      continue;
    }
    const AnyRuleset* game = &position->ruleset();
    const auto at = std::ranges::find(out.games, game, &MatchRules::OfGame::game);
    if (at == out.games.end()) {
      out.games.push_back({game, {i}});
    } else {
      at->terms.push_back(i);
    }
  }
  return out;
}

void write_json(JsonWriter& json, const RulesOfMatch& data) {
  json.key("match").number(data.number).key("games").array();
  for (const MatchRules::OfGame& of_game : data.rules.games) {
    write_rules(json.object(), of_game.game->info());
    write_term_numbers(json, "terms", of_game.terms);
    json.close();
  }
  json.close();
  write_term_numbers(json, "without_board", data.rules.without_board);
}

std::string text(const MatchRules& data, const Page& page) {
  if (data.games.empty()) {
    return "A game without a board is given by its options. A player moves to one of his own "
           "options.\n";
  }
  std::string out;
  for (const MatchRules::OfGame& of_game : data.games) {
    out += fmt::format("{}{}\n", out.empty() ? "" : "\n",
                       separated(rules_lines(of_game.game->info(), page.columns), "\n"));
  }
  return out;
}

std::string text(const RulesOfMatch& data, const Page& page) { return text(data.rules, page); }

}  // namespace summand::ask
