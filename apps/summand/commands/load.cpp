// summand load: the games of files of rules, for a dialogue.
#include <fmt/format.h>
#include <string>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/rule_files.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::program {

namespace {

// How the game is called: with its first example, if it has one.
std::string call_of(const AnyRuleset& game) {
  const auto examples = game.info().given_examples();
  const auto first = game.parse(examples.empty() ? "" : examples.front());
  return first ? first->print_call() : fmt::format("{}(\"...\")", game.info().name);
}

Exit load(Run& run) {
  std::vector<OwnGame> games;
  for (const std::string& path : run.request().arguments) {
    auto game = read_callable_rules(path);
    if (!game) return say(run, game.error().message, Exit::wrong);
    games.push_back(*std::move(game));
  }
  for (const OwnGame& game : games) {
    if (auto added = run.door().add_game(game); !added) {
      return say(run, added.error().message, Exit::wrong);
    }
  }
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.key("games").array();
    for (const OwnGame& game : games) {
      json.object().member("name", game->info().name).member("title", game->info().title);
      json.member("example", call_of(*game)).close();
    }
    json.close();
    write_out(json.close().str() + "\n");
    return Exit::done;
  }
  for (const OwnGame& game : games) {
    write_prose(fmt::format("{}: {}\n", game->info().title, call_of(*game)));
  }
  return Exit::done;
}

constexpr TerminalCommand kLoadCommand{
    .description =
        {
            .name = "load",
            .arguments = "FILE...",
            .sentence = "Add the games of files of rules to a dialogue",
            .details = "A file that is changed can be loaded again. Outside a dialogue, the files "
                       "are only checked: give them to other commands with --rules. See summand "
                       "help guide your-own-game.",
            .options = {},
            .least = 1,
            .words = true,
        },
    .run = load,
};

}  // namespace

const TerminalCommand& load_command() { return kLoadCommand; }

}  // namespace summand::program
