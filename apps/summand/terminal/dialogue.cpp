#include "apps/summand/terminal/dialogue.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "apps/summand/cli/command_help.hpp"
#include "apps/summand/cli/command_line.hpp"
#include "apps/summand/cli/input.hpp"
#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/memory_bound.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/terminal/pager.hpp"
#include "apps/summand/terminal/typed_arguments.hpp"
#include "apps/summand/terminal/typed_line.hpp"
#include "summand/ask/question_help.hpp"
#include "summand/language/syntax/last_statement.hpp"
#include "summand/language/syntax/lexer.hpp"

namespace summand::program {

namespace {

constexpr std::string_view kSpaces = " \t\r";

// Removes the first word and the spaces after it.
std::string_view take_word(std::string_view& rest) {
  const std::string_view word = rest.substr(0, rest.find_first_of(kSpaces));
  rest = trimmed(rest.substr(word.size()));
  return word;
}

// True for spaces and comments, which ask nothing.
bool is_blank(std::string_view line) {
  if (line.size() > kMostText) return false;
  Lexer lexer(line);
  lexer.next_character();
  return lexer.offset() == line.size();
}

std::string help() {
  std::vector<const Command*> commands(all_commands().begin(), all_commands().end());
  std::erase_if(commands, [](const Command* command) { return command->name == "repl"; });
  return ask::help_of_dialogue(commands, {{"  quit", "End the dialogue (so does Ctrl-D)"}});
}

}  // namespace

Exit Dialogue::answer(std::string_view line, Source source) {
  if (is_blank(line)) return Exit::done;
  std::string_view rest = trimmed(line);
  const std::string_view word = take_word(rest);
  const bool alone = rest.empty() || rest.starts_with('#');
  if (alone && word == "help") {
    write_help(help());
    return Exit::done;
  }
  if (alone && (word == "quit" || word == "exit")) {
    over_ = true;
    return Exit::done;
  }
  const Command* command = find_command(word);
  const bool assigned = rest.starts_with('=') && !rest.starts_with("==");
  // nim (3,5) is a position, although nim is also a command.
  const bool called = rest.starts_with('(') && run_.session().find_game(word) != nullptr;
  // A line that is too long is incomplete, so no command may read it.
  const bool whole = line.size() <= kMostText;
  if (command != nullptr && word != "repl" && !assigned && !called && whole) {
    auto [arguments, places] = typed_arguments(*command, rest);
    const auto begin = static_cast<std::size_t>(rest.data() - line.data());
    for (std::size_t& place : places) place += source.begin + begin;
    source.arguments = std::move(places);
    source.begin += static_cast<std::size_t>(word.data() - line.data());
    return run_command(*command, arguments, source);
  }
  if (!says_names_ && gives_name(line)) return Exit::done;
  source.arguments = {source.begin};
  return run_command(*find_command("eval"), {"--", std::string(line)}, source);
}

// Carries out a line that gives a name. False if it is another line, or if it fails.
bool Dialogue::gives_name(std::string_view line) {
  const auto last = last_statement(line, session().store().budget());
  if (!last || !last->gives_name) return false;
  const Alarm alarm(run_.settings().time);
  return session().evaluate(line).has_value();
}

Exit Dialogue::run_command(const Command& command, const std::vector<std::string>& arguments,
                           const Source& source) {
  auto request = parse_request(command, arguments);
  if (request && request->has("help")) {
    write_help(help_of(*request->question));
    return Exit::done;
  }
  if (request) {
    for (const auto& [name, value] : run_.request().options) {
      // The dialogue has those games already.
      if (name != "rules") request->options.try_emplace(name, value);
    }
  }
  auto made = request ? Run::of(*std::move(request), &run_.door(), source)
                      : Attempt<Run>(failure_elsewhere(request.error()));
  if (!made) {
    report_usage(run_.request().question->first_word(), made.error().error.message, run_.json(),
                 made.error().limit, source);
    return exit_of(made.error());
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
