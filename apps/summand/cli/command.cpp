#include "apps/summand/cli/command.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "apps/summand/cli/answer.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/cli/terminal_commands.hpp"
#include "apps/summand/matches/match_play.hpp"

namespace summand::program {

std::span<const Command* const> all_commands() {
  static const std::vector<const Command*> all = [] {
    std::vector<const Command*> out;
    // Questions in a conversation are left out, because a command line is a single question.
    std::ranges::copy_if(ask::all_questions(), std::back_inserter(out),
                         [](const Command* question) { return !question->in_conversation; });
    for (const TerminalCommand* command : terminal_commands()) out.push_back(&command->description);
    std::ranges::sort(out, {}, &Command::name);
    return out;
  }();
  return all;
}

const Command* find_command(std::string_view name) {
  const auto all = all_commands();
  const auto at =
      std::ranges::find(all, name, [](const Command* command) { return command->name; });
  return at == all.end() ? nullptr : *at;
}

const Command* find_command_or_child(std::string_view name) {
  const std::string_view first = name.substr(0, name.find(' '));
  const Command* command = find_command(first);
  if (command == nullptr || first == name) return command;
  return find_child(*command, name.substr(first.size() + 1));
}

bool needs_child(const Command& command) {
  return command.answer == nullptr && !command.children.empty();
}

namespace {

constexpr Option kRules{"rules", "FILE", "Add the game of a file of rules (may be repeated)"};

}  // namespace

bool calls_games(const Command& command) {
  constexpr std::string_view kOthers[] = {"complete", "games", "help",           "repl",
                                          "run",      "serve", "strategy verify"};
  return command.arguments.contains("EXPR") || command.arguments.contains("GAME") ||
         std::ranges::find(kOthers, command.name) != std::end(kOthers);
}

std::vector<Option> own_options_of(const Command& command) {
  std::vector<Option> out(command.options.begin(), command.options.end());
  if (calls_games(command)) out.push_back(kRules);
  return out;
}

std::vector<Option> all_options_of(const Command& command) {
  std::vector<Option> out = own_options_of(command);
  out.insert(out.end(), common_options().begin(), common_options().end());
  return out;
}

Exit carry_out(Run& run) {
  const Command* command = run.request().question;
  for (const TerminalCommand* terminal : terminal_commands()) {
    if (&terminal->description == command) return terminal->run(run);
  }
  // The only question for which a person can also play a game.
  if (command->name == "sucker new" && run.request().has("play")) return play_sucker(run);
  return answer(run, run.request());
}

}  // namespace summand::program
