#include "summand/ask/match/match_rules.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>

#include "summand/analysis/rules_text.hpp"
#include "summand/ask/match/match_text.hpp"
#include "summand/base/separated.hpp"

namespace summand::ask {

namespace {

std::vector<std::size_t> from_one(std::vector<std::size_t> terms) {
  for (std::size_t& term : terms) ++term;
  return terms;
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

static void describe(Members<MatchRules::OfGame>& its) {
  its.named("RulesInMatch", "The rules of a game in a match.");
  its.with([](auto& it) -> auto& { return it.game->info(); });
  its("terms", "The terms that are played by them, from 1.",
      [](auto& it) { return from_one(it.terms); });
}

void describe(Members<RulesOfMatch>& its) {
  tell_match(its);
  its("games", "Each game once, in the order of the sum.",
      [](auto& it) -> auto& { return it.rules.games; });
  its("without_board", "The terms that are given by their options, from 1.",
      [](auto& it) { return from_one(it.rules.without_board); });
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
