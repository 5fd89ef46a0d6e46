// summand games: the list of games.
#include <fmt/format.h>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/cli/several_games.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/text/json_writer.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

namespace {

Exit games(Run& run) {
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.key("games").array();
    for (const AnyRuleset* game : all_rulesets()) {
      json.object().member("name", game->info().name).member("title", game->info().title).close();
    }
    json.close().key("other_games").array();
    for (const SeveralGame& game : several_games()) {
      json.object().member("name", game.name).member("title", game.title).close();
    }
    write_out(json.close().close().str() + "\n");
    return Exit::done;
  }
  std::vector<std::vector<std::string>> rows;
  for (const AnyRuleset* game : all_rulesets()) {
    const auto examples = game->info().given_examples();
    const auto first = game->parse(examples.empty() ? "" : examples.front());
    rows.push_back({std::string(game->info().title),
                    first ? first->print_call() : std::string(game->info().name)});
  }
  write_out(fmt::format("{}\n\nOther games, which can be played but not added:\n\n",
                        fmt::join(aligned(rows), "\n")));
  rows.clear();
  for (const SeveralGame& game : several_games()) {
    rows.push_back({std::string(game.title), fmt::format("summand play {}", game.name)});
  }
  write_out(fmt::format("{}\n", fmt::join(aligned(rows), "\n")));
  return Exit::done;
}

constexpr Command kGamesCommand{
    .name = "games",
    .arguments = "",
    .sentence = "List the games",
    .details =
        "Each game comes with an example of a position. summand rules GAME says how it is played.",
    .options = {},
    .most = 0,
    .run = games,
};

}  // namespace

const Command& games_command() { return kGamesCommand; }

}  // namespace summand::program
