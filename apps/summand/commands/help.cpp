// summand help: what a word means.
#include <fmt/format.h>

#include "apps/summand/command_line.hpp"
#include "apps/summand/function_text.hpp"
#include "apps/summand/output.hpp"
#include "apps/summand/run.hpp"
#include "summand/language/suggest.hpp"
#include "summand/ruleset/registry.hpp"

namespace summand::program {

namespace {

constexpr std::string_view kFunctions = "functions";

std::string unknown(std::string_view name) {
  std::vector<std::string_view> names = {kFunctions};
  for (const Command* command : all_commands()) names.push_back(command->name);
  for (const Function& function : all_functions()) names.push_back(function.name);
  for (const AnyRuleset* game : all_rulesets()) names.push_back(game->info().name);
  const auto near = nearest_name(name, names);
  return fmt::format("there is no command, function or game '{}'{}", name.substr(0, 60),
                     near ? fmt::format(", did you mean '{}'?", *near) : "");
}

Exit show(const Run& run, std::string_view page) {
  if (!run.json()) {
    write_out(page);
    return Exit::done;
  }
  JsonWriter json = run.json_object();
  write_out(json.member("text", page).close().str() + "\n");
  return Exit::done;
}

Exit show(const Run& run, std::span<const Function> functions) {
  if (!run.json()) {
    std::vector<std::string> pages;
    for (const Function& function : functions) pages.push_back(page_of(function));
    return show(run, fmt::format("{}", fmt::join(pages, "\n")));
  }
  JsonWriter json = run.json_object();
  json.key("functions").array();
  for (const Function& function : functions) {
    json.object().member("name", function.name).member("arguments", function.arguments);
    json.member("sentence", function.sentence).member("example", function.example);
    json.member("result", function.gives).close();
  }
  write_out(json.close().close().str() + "\n");
  return Exit::done;
}

Exit help(Run& run) {
  if (run.request().arguments.empty()) return show(run, help_of_program());
  const std::string& name = run.request().arguments.front();
  if (name == kFunctions) return show(run, all_functions());
  if (const Command* command = find_command(name)) return show(run, help_of(*command));
  if (const Function* function = find_function(name)) return show(run, {function, 1});
  if (find_ruleset(name) != nullptr) return find_command("rules")->run(run);
  report_usage(run, unknown(name));
  return Exit::wrong;
}

constexpr Command kCommand{
    .name = "help",
    .arguments = "[NAME]",
    .sentence = "Explain a command, a function or a game",
    .details = "summand help functions explains all functions, each with an example.",
    .options = {},
    .most = 1,
    .run = help,
};

}  // namespace

const Command& help_command() { return kCommand; }

}  // namespace summand::program
