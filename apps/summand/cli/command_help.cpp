#include "apps/summand/cli/command_help.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

#include "apps/summand/cli/command_line.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

namespace {

std::string option_table(const std::vector<Option>& options) {
  std::vector<std::vector<std::string>> rows;
  for (const Option& option : options) {
    rows.push_back({fmt::format("  {}--{}{}{}",
                                option.letter == '\0' ? "" : fmt::format("-{}, ", option.letter),
                                option.name, option.value.empty() ? "" : " ", option.value),
                    std::string(option.sentence)});
  }
  rows.push_back({"  -h, --help", "Print this"});
  return fmt::format("Options:\n{}\n", fmt::join(aligned(rows), "\n"));
}

std::string table_of_children(const Command& command) {
  std::vector<std::vector<std::string>> rows;
  for (const Command* child : command.children) {
    rows.push_back({"  " + usage(*child), std::string(child->sentence)});
  }
  return fmt::format("Sub-commands, each with options of its own (summand {} --help):\n{}\n",
                     command.children.front()->name, fmt::join(aligned(rows), "\n"));
}

}  // namespace

std::string usage(const Command& command) {
  if (command.name == "repl") return "summand";
  return fmt::format("summand {}{}{}", command.name, command.arguments.empty() ? "" : " ",
                     command.arguments);
}

std::string help_of(const Command& command) {
  std::string out = fmt::format("{}.\n\nUsage: {}\n\n", command.sentence, usage(command));
  if (!command.details.empty()) out += fmt::format("{}\n\n", command.details);
  if (!command.children.empty()) out += table_of_children(command) + "\n";
  out += option_table(options_of(command));
  if (command.more_help != nullptr) out += "\n" + command.more_help();
  return out;
}

// If a command has several arguments to choose from, only its own page lists them.
std::string short_usage(const Command& command) {
  if (command.arguments.empty()) return std::string(command.name);
  const bool choices = command.arguments.contains('|') || !command.children.empty();
  return fmt::format("{} {}", command.name, choices ? "..." : command.arguments);
}

std::string help_of_program() {
  std::vector<std::vector<std::string>> rows = {
      {"  summand", "a dialogue (type help or quit there)"}};
  for (const Command* command : all_commands()) {
    if (command->name == "repl") continue;
    rows.push_back({"  summand " + short_usage(*command), std::string(command->sentence)});
  }
  rows.push_back({"  summand COMMAND --help", "More about a command"});
  rows.push_back({"  summand --version", "The version"});
  return fmt::format(
      "A workbench for combinatorial games: adds positions of any games, and says who wins, by "
      "which move, and why.\n\n"
      "{}\n\n"
      "Exit codes: 0 done, 1 wrong input, 2 a limit or Ctrl-C, 3 an error of the program itself, "
      "4 a verification failed.\n",
      fmt::join(aligned(rows), "\n"));
}

}  // namespace summand::program
