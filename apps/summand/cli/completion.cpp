#include "apps/summand/cli/completion.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

#include "apps/summand/cli/command_line.hpp"
#include "apps/summand/cli/rule_files.hpp"
#include "summand/base/separated.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/studies/seated_games.hpp"

namespace summand::program {

namespace {

using Names = std::vector<std::string>;

std::vector<const Command*> named_commands() {
  std::vector<const Command*> out;
  std::ranges::copy_if(all_commands(), std::back_inserter(out),
                       [](const Command* command) { return command->name != "repl"; });
  return out;
}

// A command, followed by its sub-commands.
std::vector<const Command*> family_of(const Command& command) {
  std::vector<const Command*> out = {&command};
  out.insert(out.end(), command.children.begin(), command.children.end());
  return out;
}

Names names_of_games() {
  Names out;
  for (const AnyRuleset* game : all_rulesets()) out.emplace_back(game->info().name);
  for (const OwnGame& game : games_in_folders()) out.emplace_back(game->info().name);
  for (const SeatedGame& game : seated_games()) out.emplace_back(game.name);
  return out;
}

// The words that an argument may be: sub-commands, the lower-case words of the usage, and the names
// of games if the usage has GAME or EXPR.
Names words_of(const Command& command) {
  Names out;
  for (const Command* child : command.children) out.emplace_back(child->last_word());
  std::string word;
  for (const char c : std::string(command.children.empty() ? command.arguments : "") + " ") {
    if (c >= 'a' && c <= 'z') {
      word += c;
      continue;
    }
    if (c == ' ' && !word.empty()) out.push_back(word);
    word.clear();
  }
  const std::string_view arguments = command.arguments;
  const bool takes_names = arguments.contains("NAME");
  if (arguments.contains("GAME") || arguments.contains("EXPR") || takes_names) {
    std::ranges::copy(names_of_games(), std::back_inserter(out));
  }
  if (takes_names) {
    for (const Command* other : named_commands()) out.emplace_back(other->name);
    for (const Function& function : all_functions()) out.emplace_back(function.name);
    std::ranges::sort(out);
    out.erase(std::ranges::unique(out).begin(), out.end());
  }
  return out;
}

bool is_file(const Option& option) { return option.value == "FILE"; }

Names names_of_options(const Command& command) {
  Names out;
  for (const Option& option : all_options_of(command))
    out.push_back(fmt::format("--{}", option.name));
  out.emplace_back("--help");
  return out;
}

// The options of all commands whose value is the name of a file.
Names file_options() {
  Names out;
  for (const Command* named : named_commands()) {
    for (const Command* command : family_of(*named)) {
      for (const Option& option : all_options_of(*command)) {
        if (!is_file(option)) continue;
        out.push_back(fmt::format("--{}", option.name));
        if (option.letter != '\0') out.push_back(fmt::format("-{}", option.letter));
      }
    }
  }
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());
  return out;
}

// The text between single quotes of a shell.
std::string in_quotes(std::string_view text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

// Escapes the characters that have a meaning in specifications of _arguments and _describe.
std::string for_zsh(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::string_view(":[]\\").contains(c)) out += '\\';
    out += c;
  }
  return out;
}

}  // namespace

std::string completion_for_bash() {
  std::string out = R"(# bash completion for summand
_summand() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options= words= sub=
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W ")";
  for (const Command* command : named_commands()) out += fmt::format("{} ", command->name);
  out += fmt::format(R"(--help --version" -- "$current")
    return
  fi
  case $before in
    {})
      mapfile -t COMPREPLY < <(compgen -f -- "$current")
      return
      ;;
  esac
  if ((COMP_CWORD > 2)); then sub=${{COMP_WORDS[2]}}; fi
  case "${{COMP_WORDS[1]}} $sub" in
)",
                     separated(file_options(), " | "));
  for (const Command* named : named_commands()) {
    std::string all;  // the pattern for any other second word must be last
    for (const Command* command : family_of(*named)) {
      const std::string pattern = command == named ? fmt::format("\"{} \"*", command->name)
                                                   : fmt::format("\"{}\"", command->name);
      const std::string branch = fmt::format(
          "    {})\n      options=\"{}\"\n      words=\"{}\"\n      ;;\n", pattern,
          separated(names_of_options(*command), " "), separated(words_of(*command), " "));
      all = command == named ? all + branch : branch + all;
    }
    out += all;
  }
  return out + R"(  esac
  if [[ $current == -* ]]; then words=$options; fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o default -F _summand summand
)";
}

namespace {

// A branch of a case that calls _arguments for one command.
std::string arguments_for_zsh(const Command& command) {
  std::string out = "      _arguments \\\n";
  for (const Option& option : all_options_of(command)) {
    std::string spec = fmt::format("--{}[{}]", option.name, for_zsh(option.sentence));
    if (!option.value.empty()) {
      spec += fmt::format(":{}:{}", for_zsh(option.value), is_file(option) ? "_files" : "");
    }
    out += fmt::format("        {} \\\n", in_quotes(spec));
  }
  return out +
         fmt::format("        {}\n      ;;\n",
                     in_quotes(fmt::format("*:argument:({})", separated(words_of(command), " "))));
}

// The complete lines of fish for the options and words of a command. `when` is their condition.
std::string lines_for_fish(const Command& command, std::string_view when) {
  const std::string begin = fmt::format("complete -c summand -n '{}'", when);
  std::string out;
  for (const Option& option : all_options_of(command)) {
    out += fmt::format("{} -l {}{}{} -d {}\n", begin, option.name,
                       option.letter == '\0' ? "" : fmt::format(" -s {}", option.letter),
                       option.value.empty() ? ""
                       : is_file(option)    ? " -r -F"
                                            : " -x",
                       in_quotes(option.sentence));
  }
  if (!command.children.empty()) {
    for (const Command* child : command.children) {
      out +=
          fmt::format("{} -f -a {} -d {}\n", begin, child->last_word(), in_quotes(child->sentence));
    }
  } else if (const Names words = words_of(command); !words.empty()) {
    out += fmt::format("{} -a {}\n", begin, in_quotes(fmt::format("{}", separated(words, " "))));
  }
  return out;
}

}  // namespace

std::string completion_for_zsh() {
  std::string out = "#compdef summand\n_summand() {\n  local -a commands\n  commands=(\n";
  for (const Command* command : named_commands()) {
    out += fmt::format("    {}\n",
                       in_quotes(fmt::format("{}:{}", command->name, for_zsh(command->sentence))));
  }
  // A sub-command is known only after its word is complete.
  out +=
      "  )\n  if ((CURRENT == 2)); then\n    _describe command commands\n    return\n  fi\n"
      "  local command=$words[2] sub=\n  if ((CURRENT > 3)); then sub=$words[3]; fi\n"
      "  shift words\n  ((CURRENT--))\n  case \"$command $sub\" in\n";
  for (const Command* command : named_commands()) {
    for (const Command* child : command->children) {
      out += fmt::format("    {})\n      shift words\n      ((CURRENT--))\n{}",
                         in_quotes(child->name), arguments_for_zsh(*child));
    }
    out += fmt::format("    {}*)\n{}", in_quotes(fmt::format("{} ", command->name)),
                       arguments_for_zsh(*command));
  }
  return out + "  esac\n}\n_summand \"$@\"\n";
}

std::string completion_for_fish() {
  std::string out = "# fish completion for summand\n";
  for (const Command* command : named_commands()) {
    out += fmt::format("complete -c summand -n __fish_use_subcommand -f -a {} -d {}\n",
                       command->name, in_quotes(command->sentence));
    const std::string seen = "__fish_seen_subcommand_from ";
    std::string when = fmt::format("{}{}", seen, command->name);
    Names children;
    for (const Command* child : command->children) {
      out += lines_for_fish(*child, fmt::format("{}; and {}{}", when, seen, child->last_word()));
      children.emplace_back(child->last_word());
    }
    if (!children.empty()) {
      when += fmt::format("; and not {}{}", seen, separated(children, " "));
    }
    out += lines_for_fish(*command, when);
  }
  return out;
}

}  // namespace summand::program
