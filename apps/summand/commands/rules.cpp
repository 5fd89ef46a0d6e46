// summand rules: how a game is played and written.
#include <fmt/format.h>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/rules_text.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/cli/several_games.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/text.hpp"
#include "summand/language/syntax/suggest.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/text/json_writer.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

namespace {

std::string unknown_game(std::string_view name) {
  std::vector<std::string_view> names;
  for (const AnyRuleset* game : all_rulesets()) names.push_back(game->info().name);
  for (const SeveralGame& game : several_games()) names.push_back(game.name);
  const auto near = nearest_name(name, names);
  return fmt::format("there is no game '{}'{}", printable(name, 60),
                     near ? fmt::format(", did you mean '{}'?", *near) : "");
}

// The example positions of a game. All of them can be parsed.
std::vector<AnyPosition> examples_of(const AnyRuleset& game) {
  std::vector<AnyPosition> out;
  for (const std::string_view example : game.info().given_examples()) {
    if (auto position = game.parse(example)) out.push_back(*std::move(position));
  }
  return out;
}

void write(JsonWriter& json, const AnyRuleset& game) {
  const RulesetInfo& info = game.info();
  json.member("name", info.name).member("title", info.title).member("rules", info.rules);
  json.member("notation", info.notation).member("source", info.source).key("examples").array();
  for (const AnyPosition& example : examples_of(game)) json.text(example.print_call());
  json.close();
  if (const std::string_view table = rules_around_table(info.name); !table.empty()) {
    json.member("around_table", table);
  }
  json.key("abilities").array();
  for (const std::string_view ability : game.abilities()) json.text(ability);
  json.close();
}

std::string page(const AnyRuleset& game, Colours colours) {
  const RulesetInfo& info = game.info();
  std::string out = fmt::format("{}\n\nSource: {}.\n",
                                fmt::join(rules_lines(info, prose_columns()), "\n"), info.source);
  if (const std::string_view table = rules_around_table(info.name); !table.empty()) {
    out += fmt::format("\n{}\n", fmt::join(wrapped(table, prose_columns()), "\n"));
  }
  for (const AnyPosition& example : examples_of(game)) {
    out += fmt::format("\n{}\n", example.print_call());
    if (const std::optional<Picture> picture = example.picture()) {
      for (const std::string& row : rows_of(*picture, colours))
        out += fmt::format("     {}\n", row);
    }
  }
  return out + fmt::format("\nThe program knows: {}.\n", fmt::join(game.abilities(), ", "));
}

Exit show(const Run& run, const SeveralGame& game) {
  if (!run.json()) {
    write_out(rules_text(game));
    return Exit::done;
  }
  JsonWriter json = run.json_object();
  json.member("name", game.name).member("title", game.title).member("rules", game.sentence);
  json.member("text", rules_text(game)).member("source", game.source);
  write_out(json.close().str() + "\n");
  return Exit::done;
}

Exit rules(Run& run) {
  const std::string& name = run.request().arguments.front();
  if (const SeveralGame* game = find_several_game(name)) return show(run, *game);
  const AnyRuleset* game = find_ruleset(name);
  if (game == nullptr) {
    report_usage(run, unknown_game(name));
    return Exit::wrong;
  }
  if (run.json()) {
    JsonWriter json = run.json_object();
    write(json, *game);
    write_out(json.close().str() + "\n");
  } else {
    write_out(page(*game, run.colours()));
  }
  return Exit::done;
}

constexpr Command kRulesCommand{
    .name = "rules",
    .arguments = "GAME",
    .sentence = "Say how a game is played and how its positions are written",
    .details = "",
    .options = {},
    .least = 1,
    .most = 1,
    .run = rules,
};

}  // namespace

const Command& rules_command() { return kRulesCommand; }

}  // namespace summand::program
