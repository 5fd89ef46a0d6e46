// summand load: files of rules and scripts, for a dialogue.
#include <fmt/core.h>
#include <string>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/rule_files.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/script.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::program {

namespace {

// How the game is called: with its first example, if it has one.
std::string call_of(const AnyRuleset& game) {
  const auto examples = game.info().given_examples();
  const auto first = game.parse(examples.empty() ? "" : examples.front());
  return first ? first->print_call() : fmt::format("{}(\"...\")", game.info().name);
}

// A file of rules, or a script if there is no game.
struct LoadedFile {
  std::string path;
  std::string text;
  OwnGame game = {};
};

Attempt<LoadedFile> read_loaded(const Run& run, const std::string& path) {
  SUMMAND_TRY(text, read_script(run, path));
  LoadedFile out{path, std::move(text)};
  if (!is_file_of_rules(path, out.text)) return out;
  auto game = callable_rules(path, out.text);
  if (!game) return failure_elsewhere(std::move(game).error());
  out.game = *std::move(game);
  return out;
}

void say_games(const Run& run, const std::vector<LoadedFile>& files) {
  if (!run.json()) {
    for (const LoadedFile& file : files) {
      if (file.game == nullptr) continue;
      write_prose(fmt::format("{}: {}\n", file.game->info().title, call_of(*file.game)));
    }
    return;
  }
  JsonWriter json = run.json_object();
  json.key("games").array();
  for (const auto& [path, text, game] : files) {
    if (game == nullptr) continue;
    json.object().member("name", game->info().name).member("title", game->info().title);
    json.member("example", call_of(*game)).close();
  }
  json.close();
  write_out(json.close().str() + "\n");
}

Exit load(Run& run) {
  std::vector<LoadedFile> files;
  for (const std::string& path : run.request().arguments) {
    auto file = read_loaded(run, path);
    if (!file) return report_failure(run, file.error());
    files.push_back(*std::move(file));
  }
  bool has_games = false;
  for (const auto& [path, text, game] : files) {
    if (game == nullptr) continue;
    if (auto added = run.door().add_game(game); !added) {
      return say(run, added.error().message, Exit::wrong);
    }
    remember_rules(game, path);
    has_games = true;
  }
  if (has_games) say_games(run, files);
  for (const LoadedFile& file : files) {
    if (file.game != nullptr) continue;
    if (const Exit exit = run_script(run, file.path, file.text, false); exit != Exit::done) {
      return exit;
    }
  }
  return Exit::done;
}

constexpr TerminalCommand kLoadCommand{
    .description =
        {
            .name = "load",
            .arguments = "FILE...",
            .sentence = "Add the games of files of rules, or the names of scripts, to a dialogue",
            .details =
                "A file is a file of rules if its name ends with .game or if its first word is "
                "game. Any other file is a script and is run, as summand run does, but lines that "
                "give names are not answered. A file that is changed can be loaded again. Outside "
                "a dialogue, files of rules are only checked: give them to other commands with "
                "--rules. See summand help guide your-own-game.",
            .options = {},
            .least = 1,
            .words = true,
        },
    .run = load,
};

}  // namespace

const TerminalCommand& load_command() { return kLoadCommand; }

}  // namespace summand::program
