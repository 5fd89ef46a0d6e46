#include "apps/summand/terminal/dialogue.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "apps/summand/cli/command_help.hpp"
#include "apps/summand/cli/command_line.hpp"
#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/memory_bound.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/ask/question_help.hpp"

namespace summand::program {

namespace {

constexpr std::string_view kSpaces = " \t\r";

// Removes the first word and the spaces after it.
std::string_view take_word(std::string_view& rest) {
  const std::string_view word = rest.substr(0, rest.find_first_of(kSpaces));
  rest = trimmed(rest.substr(word.size()));
  return word;
}

// The words as they were typed. Spaces inside braces, brackets or quotes do not end a word.
std::vector<std::string> words_in(std::string_view rest) {
  std::vector<std::string> out(1);
  int open = 0;
  bool quoted = false;
  for (const char c : rest) {
    if (c == '"') quoted = !quoted;
    if (c == '{' || c == '[' || c == '(') ++open;
    if (c == '}' || c == ']' || c == ')') --open;
    const bool ends = kSpaces.find(c) != kSpaces.npos && open <= 0 && !quoted;
    if (!ends) {
      if (c != '"') out.back() += c;
    } else if (!out.back().empty()) {
      out.emplace_back();
    }
  }
  if (out.back().empty()) out.pop_back();
  return out;
}

// Each option is one argument. The rest is one expression.
std::vector<std::string> arguments_in(const Command& command, std::string_view rest) {
  if (command.words) return words_in(rest);
  std::vector<std::string> out;
  const Command* child = find_child(command, rest.substr(0, rest.find_first_of(kSpaces)));
  if (child != nullptr) out.emplace_back(take_word(rest));
  while (rest.size() > 2 && rest.starts_with("--") && rest[2] >= 'a' && rest[2] <= 'z') {
    out.emplace_back(take_word(rest));
    if (takes_value(child != nullptr ? *child : command, out.back())) {
      out.emplace_back(take_word(rest));
    }
  }
  if (!rest.empty()) out.emplace_back(rest);
  return out;
}

std::string help() {
  std::vector<const Command*> commands(all_commands().begin(), all_commands().end());
  std::erase_if(commands, [](const Command* command) { return command->name == "repl"; });
  return ask::help_of_dialogue(commands, {{"  quit", "End the dialogue (so does Ctrl-D)"}});
}

}  // namespace

Exit Dialogue::answer(const std::string& line) {
  ++line_;
  std::string_view rest = trimmed(line);
  if (rest.empty()) return Exit::done;
  const std::string_view word = take_word(rest);
  if (rest.empty() && word == "help") {
    write_prose(help());
    return Exit::done;
  }
  if (rest.empty() && (word == "quit" || word == "exit")) {
    over_ = true;
    return Exit::done;
  }
  const Command* command = find_command(word);
  const bool assigned = rest.starts_with('=') && !rest.starts_with("==");
  // nim (3,5) is a position, although nim is also a command.
  const bool called = rest.starts_with('(') && run_.session().find_game(word) != nullptr;
  // A line that is too long is incomplete, so no command may read it.
  const bool whole = line.size() <= kMostText;
  if (command != nullptr && word != "repl" && !assigned && !called && whole)
    return run_command(*command, arguments_in(*command, rest));
  return run_command(*find_command("eval"), {"--", line});
}

Exit Dialogue::run_command(const Command& command, const std::vector<std::string>& arguments) {
  auto request = parse_request(command, arguments);
  if (request && request->has("help")) {
    write_prose(help_of(*request->question));
    return Exit::done;
  }
  if (request) {
    for (const auto& [name, value] : run_.request().options) {
      // The dialogue has those games already.
      if (name != "rules") request->options.try_emplace(name, value);
    }
  }
  auto made = request ? Run::of(*std::move(request), &run_.door(), counts_lines_ ? line_ : 1)
                      : Result<Run>(std::unexpected(request.error()));
  if (!made) {
    report_usage(run_, made.error().message);
    return Exit::wrong;
  }
  const ask::Settings settings = made->settings();
  const MemoryBound memory(settings.memory, settings.threads);
  return carry_out(*made);
}

Typed typed_in(std::string_view line) {
  std::string_view rest = line.substr(std::min(line.find_first_not_of(kSpaces), line.size()));
  const std::string_view word = rest.substr(0, rest.find_first_of(kSpaces));
  if (word.size() == rest.size()) return Typed::expression;
  return word == "rules"  ? Typed::game
         : word == "help" ? Typed::game_or_function
                          : Typed::expression;
}

std::vector<std::string_view> words_of_dialogue() {
  std::vector<std::string_view> out = {"quit"};
  for (const Command* command : all_commands()) {
    if (command->name != "repl") out.push_back(command->name);
  }
  std::ranges::sort(out);
  return out;
}

}  // namespace summand::program
