// summand help: the meaning of a word, and the pages of the guide.
#include "summand/ask/help.hpp"

#include <fmt/core.h>

#include "apps/summand/cli/answer.hpp"
#include "apps/summand/cli/command_help.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/pager.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/seated_games.hpp"

namespace summand::program {

namespace {

using ask::Help;

std::vector<std::string_view> names_of_commands() {
  std::vector<std::string_view> out;
  for (const Command* command : all_commands()) {
    out.push_back(command->name);
    for (const Command* child : command->children) out.push_back(child->name);
  }
  return out;
}

Exit show(const Run& run, const Help& help) {
  if (run.json()) {
    JsonWriter json = run.json_object();
    write_members(json, help);
    write_out(json.close().str() + "\n");
  } else if (help.is_code) {
    write_out(text(help));
  } else {
    write_help(text(help));
  }
  return Exit::done;
}

Exit help(Run& run) {
  const std::string name = fmt::format("{}", separated(run.request().arguments, " "));
  if (name.empty()) return show(run, {.page = help_of_program()});
  if (const auto topic = ask::help_topic(name)) return show(run, *topic);
  const auto words = ask::words_named(name);
  if (const Command* command = find_command_or_child(name)) {
    std::string page = help_of(*command);
    if (run.session().find_game(name) != nullptr) page += ask::also_a_game(name);
    return show(run, {.words = words, .page = std::move(page)});
  }
  if (const Function* function = find_function(name)) {
    return show(run, {.words = words, .functions = {function, 1}});
  }
  if (find_seated_game(name) != nullptr || run.session().find_game(name) != nullptr) {
    if (!run.json() && !words.empty()) write_out(text(Help{.words = words}) + "\n");
    return answer(run, {ask::find_question("rules"), {name}, run.request().options});
  }
  if (const auto word = ask::help_on_word(name)) return show(run, *word);
  report_usage(run, ask::unknown_to_help(name, names_of_commands()));
  return Exit::wrong;
}

constexpr TerminalCommand kHelpCommand{
    .description =
        {
            .name = "help",
            .arguments = "[NAME...]",
            .sentence = "Explain a command, a function, a game or a word",
            .details =
                "summand help functions explains all functions, each with an example.\n"
                "summand help words explains the words of the field and of Winning Ways.\n"
                "summand help schema prints a JSON schema of all answers that --json writes.\n"
                "summand help guide lists the pages of the guide; summand help guide heat "
                "shows one.",
            .options = {},
            .words = true,
        },
    .run = help,
};

}  // namespace

const TerminalCommand& help_command() { return kHelpCommand; }

}  // namespace summand::program
