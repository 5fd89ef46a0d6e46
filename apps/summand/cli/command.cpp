#include "apps/summand/cli/command.hpp"

#include <algorithm>
#include <array>

namespace summand::program {

const Command* find_command(std::string_view name) {
  const auto all = all_commands();
  const auto at =
      std::ranges::find(all, name, [](const Command* command) { return command->name; });
  return at == all.end() ? nullptr : *at;
}

const Command* find_child(const Command& command, std::string_view word) {
  const auto at = std::ranges::find(command.children, word, &Command::last_word);
  return at == command.children.end() ? nullptr : *at;
}

const Command* find_command_or_child(std::string_view name) {
  const std::string_view first = name.substr(0, name.find(' '));
  const Command* command = find_command(first);
  if (command == nullptr || first == name) return command;
  return find_child(*command, name.substr(first.size() + 1));
}

std::span<const Option> common_options() {
  static constexpr std::array kOptions = {
      Option{"json", "", "Print JSON (schema 1)"},
      Option{"memory", "SIZE", "Memory limit, such as 200M or 4G (default: 3/4 of the machine)"},
      Option{"time", "DURATION", "Time limit for each expression, such as 500ms, 2s or 5min"},
      Option{"threads", "N", "Use at most N threads (evaluating an expression takes one)"},
  };
  return kOptions;
}

}  // namespace summand::program
