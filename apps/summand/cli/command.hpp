// Command: what a file in commands/ defines.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace summand::program {

class Run;

// As --name VALUE, or a flag where `value` is empty.
struct Option {
  std::string_view name;
  std::string_view value;
  std::string_view sentence;
  char letter = '\0';  // -o, if it has a short form
};

// The options of a command followed by those that it shares with others.
template <std::size_t N, std::size_t M>
constexpr std::array<Option, N + M> joined(const std::array<Option, N>& own,
                                           const std::array<Option, M>& common) {
  std::array<Option, N + M> out{};
  std::ranges::copy(common, std::ranges::copy(own, out.begin()).out);
  return out;
}

// The exit codes of the program. refuted: a verification failed.
enum Exit : int { done = 0, wrong = 1, limited = 2, internal = 3, refuted = 4 };

// A command, or a sub-command with options and help of its own.
struct Command {
  std::string_view name;       // that of a sub-command has two words: "sucker verify"
  std::string_view arguments;  // shown after "summand NAME"
  std::string_view sentence;   // what it does
  std::string_view details;    // paragraphs for --help
  std::span<const Option> options;
  std::size_t least = 0, most = SIZE_MAX;  // how many arguments
  Exit (*run)(Run& run) = nullptr;         // nothing where a sub-command must be named
  std::string (*more_help)() = nullptr;
  bool words = false;  // its arguments are words also in a dialogue, not one expression
  std::span<const Command* const> children = {};  // sub-commands

  // "sucker" of "sucker verify".
  std::string_view first_word() const { return name.substr(0, name.find(' ')); }
  std::string_view last_word() const { return name.substr(name.rfind(' ') + 1); }
};

// All commands, sorted by name.
std::span<const Command* const> all_commands();
const Command* find_command(std::string_view name);
// The sub-command of that last word.
const Command* find_child(const Command& command, std::string_view word);
// A command or sub-command by its whole name.
const Command* find_command_or_child(std::string_view name);

// Options that every command has.
std::span<const Option> common_options();

// A parsed command line.
struct Request {
  const Command* command = nullptr;
  std::vector<std::string> arguments;
  std::map<std::string, std::string, std::less<>> options;  // a flag has the value ""

  bool has(std::string_view name) const { return options.contains(name); }
  std::optional<std::string> option(std::string_view name) const {
    const auto at = options.find(name);
    return at == options.end() ? std::nullopt : std::optional(at->second);
  }
};

}  // namespace summand::program
