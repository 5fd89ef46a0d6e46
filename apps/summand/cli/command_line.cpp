#include "apps/summand/cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "summand/text/table.hpp"

namespace summand::program {

namespace {

// Put before each argument that is no option, so that CLI11 sees no option and no list in it, and
// taken away again.
constexpr char kShield = '\x01';

bool looks_like_option(std::string_view argument) {
  if (argument == "-h" || argument == "--") return true;
  if (!argument.starts_with("--") || argument.size() < 3) return false;
  const std::string_view name = argument.substr(2, argument.find('=') - 2);
  return name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos &&
         name.front() != '-';
}

std::string shielded(const std::string& argument, std::span<const Option> options) {
  const bool is_letter = argument.size() == 2 && argument[0] == '-' &&
                         std::ranges::any_of(options, [&](const Option& option) {
                           return option.letter == argument[1];
                         });
  return is_letter || looks_like_option(argument) ? argument : kShield + argument;
}

std::string unshielded(std::string argument) {
  if (argument.starts_with(kShield)) argument.erase(0, 1);
  return argument;
}

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

// CLI11 would take --json=0 for no --json.
Result<void> check_flags(const Command& command, std::span<const std::string> arguments) {
  const std::vector<Option> options = options_of(command);
  for (const std::string_view argument : arguments) {
    if (argument == "--") break;
    const std::size_t end = argument.find('=');
    if (end == std::string_view::npos || !looks_like_option(argument)) continue;
    const std::string_view name = argument.substr(2, end - 2);
    const bool flag = name == "help" || std::ranges::any_of(options, [&](const Option& option) {
                        return option.name == name && option.value.empty();
                      });
    if (flag)
      return fail(fmt::format("--{} takes no value: write --{} or leave it out", name, name));
  }
  return {};
}

}  // namespace

std::vector<Option> options_of(const Command& command) {
  std::vector<Option> out(command.options.begin(), command.options.end());
  out.insert(out.end(), common_options().begin(), common_options().end());
  return out;
}

std::string usage(const Command& command) {
  if (command.name == "repl") return "summand";
  return fmt::format("summand {}{}{}", command.name, command.arguments.empty() ? "" : " ",
                     command.arguments);
}

Result<Request> parse_request(const Command& command, const std::vector<std::string>& arguments) {
  if (auto checked = check_flags(command, arguments); !checked) {
    return std::unexpected(std::move(checked).error());
  }
  Request request{.command = &command};
  CLI::App app;
  app.set_help_flag();
  bool help = false;
  app.add_flag("-h,--help", help);
  const std::vector<Option> options = options_of(command);
  std::map<std::string, std::string> values;
  std::map<std::string, bool> flags;
  for (const Option& option : options) {
    const std::string name(option.name);
    if (option.value.empty()) {
      app.add_flag("--" + name, flags[name]);
    } else {
      const std::string letter = option.letter == '\0' ? "" : fmt::format("-{},", option.letter);
      app.add_option(letter + "--" + name, values[name])->expected(1);
    }
  }
  app.add_option("arguments", request.arguments);

  std::vector<std::string> reversed;  // as CLI11 takes them
  bool all_arguments = false;
  for (const std::string& argument : arguments) {
    reversed.push_back(all_arguments ? kShield + argument : shielded(argument, options));
    all_arguments = all_arguments || argument == "--";
  }
  std::ranges::reverse(reversed);
  try {
    app.parse(reversed);
  } catch (const CLI::ParseError& error) {
    return fail(fmt::format("{} (see summand {} --help)", error.what(), command.name));
  }
  for (std::string& argument : request.arguments) argument = unshielded(std::move(argument));
  for (const auto& [name, given] : flags) {
    if (given) request.options[name] = "";
  }
  for (const auto& [name, value] : values) {
    if (app.count("--" + name) > 0) request.options[name] = unshielded(value);
  }
  if (help) request.options["help"] = "";
  const std::size_t count = request.arguments.size();
  if (!help && (count < command.least || count > command.most)) {
    return fail(fmt::format("{}: use it as {}",
                            count < command.least ? "an argument is missing" : "too many arguments",
                            usage(command)));
  }
  return request;
}

std::string help_of(const Command& command) {
  std::string out = fmt::format("{}.\n\nUsage: {}\n\n", command.sentence, usage(command));
  if (!command.details.empty()) out += fmt::format("{}\n\n", command.details);
  out += option_table(options_of(command));
  if (command.more_help != nullptr) out += "\n" + command.more_help();
  return out;
}

// The choices of a command with several are for its own page.
std::string short_usage(const Command& command) {
  if (command.arguments.empty()) return std::string(command.name);
  return fmt::format("{} {}", command.name,
                     command.arguments.contains('|') ? "..." : command.arguments);
}

std::string help_of_program() {
  std::vector<std::vector<std::string>> rows = {
      {"  summand", "a dialogue (help and quit are understood there)"}};
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
      "Exit codes: 0 done, 1 wrong input, 2 a limit or Ctrl-C, 3 an error of the program itself,\n"
      "4 a verification failed.\n",
      fmt::join(aligned(rows), "\n"));
}

}  // namespace summand::program
