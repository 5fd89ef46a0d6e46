// rules: how a game is played, and how its positions are written.
#include <fmt/format.h>
#include <string>
#include <variant>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/ask/rules_text.hpp"
#include "summand/ask/several_games.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/text.hpp"
#include "summand/language/syntax/suggest.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/text/json_texts.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

struct Rules {
  const AnyRuleset* game;
  std::vector<AnyPosition> examples;
};

struct SeveralRules {
  const SeveralGame* game;
};

std::string unknown_game(std::string_view name, const KnownGames& games) {
  std::vector<std::string_view> names;
  for (const AnyRuleset* game : games.all()) names.push_back(game->info().name);
  for (const SeveralGame& game : several_games()) names.push_back(game.name);
  const auto near = nearest_name(name, names);
  return fmt::format("there is no game '{}'{}", printable(name, 60),
                     near ? fmt::format(", did you mean '{}'?", *near) : "");
}

void write_json(JsonWriter& json, const Rules& data) {
  const AnyRuleset& game = *data.game;
  const RulesetInfo& info = game.info();
  write_rules(json, info);
  write_examples(json, data.examples);
  if (const std::string_view table = rules_around_table(info.name); !table.empty()) {
    json.member("around_table", table);
  }
  write_texts(json, "abilities", game.abilities());
}

std::string text(const Rules& data, const Page& page) {
  const AnyRuleset& game = *data.game;
  const RulesetInfo& info = game.info();
  std::string out = fmt::format("{}\n", fmt::join(rules_lines(info, page.columns), "\n"));
  if (!info.source.empty()) out += fmt::format("\nSource: {}.\n", info.source);
  if (const std::string_view table = rules_around_table(info.name); !table.empty()) {
    out += fmt::format("\n{}\n", fmt::join(wrapped(table, page.columns), "\n"));
  }
  for (const AnyPosition& example : data.examples) {
    out += fmt::format("\n{}\n", example.print_call());
    if (const std::optional<Picture> picture = example.picture()) {
      for (const std::string& row : rows_of(*picture, page.colours))
        out += fmt::format("     {}\n", row);
    }
  }
  return out + fmt::format("\nThe program knows: {}.\n", fmt::join(game.abilities(), ", "));
}

void write_json(JsonWriter& json, const SeveralRules& data) {
  const SeveralGame& game = *data.game;
  json.member("name", game.name).member("title", game.title).member("rules", game.sentence);
  json.member("text", rules_text(game)).member("source", game.source);
}

std::string text(const SeveralRules& data, const Page&) { return rules_text(*data.game); }

Attempt<Response> rules(Asking& asking) {
  const std::string& name = asking.text();
  if (const SeveralGame* game = find_several_game(name)) return respond(SeveralRules{game});
  const KnownGames& games = asking.session().games();
  if (const AnyRuleset* game = games.find(name)) return respond(Rules{game, examples_of(*game)});
  return failure_elsewhere({unknown_game(name, games)});
}

constexpr Question kRules{
    .name = "rules",
    .arguments = "GAME",
    .sentence = "Say how a game is played and how its positions are written",
    .details = "",
    .options = {},
    .least = 1,
    .most = 1,
    .answer = rules,
};

}  // namespace

const Question& rules_question() { return kRules; }

}  // namespace summand::ask
