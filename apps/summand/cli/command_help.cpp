#include "apps/summand/cli/command_help.hpp"

#include <fmt/core.h>
#include <vector>

#include "summand/ask/question_help.hpp"
#include "summand/base/separated.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

std::string usage(const Command& command) {
  if (command.name == "repl") return "summand";
  return fmt::format("summand {}{}{}", command.name, command.arguments.empty() ? "" : " ",
                     command.arguments);
}

std::string help_of(const Command& command) {
  return ask::help_of(command, usage(command), all_options_of(command));
}

std::string help_of_program() {
  std::vector<std::vector<std::string>> rows = {
      {"  summand", "a dialogue (type help or quit there)"}};
  for (const Command* command : all_commands()) {
    if (command->name == "repl") continue;
    rows.push_back({"  summand " + ask::short_usage(*command), std::string(command->sentence)});
  }
  rows.push_back({"  summand COMMAND --help", "More about a command"});
  rows.push_back({"  summand --version", "The version"});
  return fmt::format(
      "A workbench for combinatorial games: adds positions of any games, and says who wins, by "
      "which move, and why.\n\n"
      "{}\n\n"
      "Exit codes: 0 done, 1 wrong input, 2 a limit or Ctrl-C, 3 an error of the program itself, "
      "4 a verification failed.\n",
      separated(aligned(rows), "\n"));
}

}  // namespace summand::program
