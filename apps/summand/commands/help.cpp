// summand help: the meaning of a word, and the pages of the guide.
#include <fmt/format.h>

#include "apps/summand/cli/answer.hpp"
#include "apps/summand/cli/command_help.hpp"
#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/screen.hpp"
#include "summand/ask/function_text.hpp"
#include "summand/ask/guide.hpp"
#include "summand/ask/several_games.hpp"
#include "summand/ask/words.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/language/syntax/suggest.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/text/markdown_text.hpp"
#include "summand/text/table.hpp"

namespace summand::program {

namespace {

constexpr std::string_view kFunctions = "functions", kWords = "words", kGuide = "guide";

using Words = std::vector<const ask::Word*>;

std::string unknown_word(const std::string& name) {
  std::vector<std::string_view> names = {kFunctions, kWords, kGuide};
  for (const Command* command : all_commands()) {
    names.push_back(command->name);
    for (const Command* child : command->children) names.push_back(child->name);
  }
  for (const Function& function : all_functions()) names.push_back(function.name);
  for (const AnyRuleset* game : all_rulesets()) names.push_back(game->info().name);
  for (const ask::SeveralGame& game : ask::several_games()) names.push_back(game.name);
  for (const ask::GuidePage& page : ask::guide_pages()) names.push_back(page.name);
  for (const ask::Word& word : ask::all_words())
    names.insert(names.end(), word.names.begin(), word.names.end());
  const auto near = nearest_name(name, names);
  return fmt::format("there is no command, function, game, page or word '{}'{}",
                     printable(name, 60), near ? fmt::format(", did you mean '{}'?", *near) : "");
}

std::string text_of(const Words& words) {
  std::string out;
  for (const ask::Word* word : words) {
    out += fmt::format("{}\n", fmt::join(word->names, " = "));
    for (const std::string& line : wrapped(word->meaning, kPageWidth - 2)) {
      out += fmt::format("  {}\n", line);
    }
    // A line with a command must not be broken.
    if (!word->where.empty()) out += fmt::format("  See {}\n", word->where);
  }
  return out;
}

void write(JsonWriter& json, const Words& words) {
  if (words.empty()) return;
  json.key("words").array();
  for (const ask::Word* word : words) {
    json.object().key("names").array();
    for (const std::string& name : word->names) json.text(name);
    json.close().member("meaning", word->meaning);
    if (!word->where.empty()) json.member("where", word->where);
    json.close();
  }
  json.close();
}

void write(JsonWriter& json, std::span<const Function> functions) {
  json.key("functions").array();
  for (const Function& function : functions) {
    json.object().member("name", function.name).member("arguments", function.arguments);
    json.member("sentence", function.sentence).member("example", function.example);
    json.member("result", function.gives).close();
  }
  json.close();
}

// Shows the words, and then the page.
Exit show(const Run& run, const Words& words, std::string_view page) {
  if (run.json()) {
    JsonWriter json = run.json_object();
    write(json, words);
    if (!page.empty()) json.member("text", page);
    write_out(json.close().str() + "\n");
  } else {
    const std::string text = text_of(words);
    write_prose(fmt::format("{}{}{}", text, text.empty() || page.empty() ? "" : "\n", page));
  }
  return Exit::done;
}

Exit show(const Run& run, const Words& words, std::span<const Function> functions) {
  if (run.json()) {
    JsonWriter json = run.json_object();
    write(json, words);
    write(json, functions);
    write_out(json.close().str() + "\n");
    return Exit::done;
  }
  std::vector<std::string> pages;
  for (const Function& function : functions) pages.push_back(ask::page_of(function));
  return show(run, words, fmt::format("{}", fmt::join(pages, "\n")));
}

Exit show_all_words(const Run& run) {
  Words words;
  for (const ask::Word& word : ask::all_words()) words.push_back(&word);
  return show(run, words, "");
}

std::string list_of_pages() {
  std::vector<std::vector<std::string>> rows;
  for (const ask::GuidePage& page : ask::guide_pages()) {
    rows.push_back({fmt::format("  summand help guide {}", page.name), std::string(page.title())});
  }
  return fmt::format("{}\n", fmt::join(aligned(rows), "\n"));
}

Exit wrong(const Run& run, const std::string& name) {
  report_usage(run, unknown_word(name));
  return Exit::wrong;
}

Exit show_page(const Run& run, const Words& words, const ask::GuidePage& page) {
  return show(run, words, text_of_markdown(page.text, kPageWidth));
}

Exit help(Run& run) {
  const std::string name = fmt::format("{}", fmt::join(run.request().arguments, " "));
  if (name.empty()) return show(run, {}, help_of_program());
  if (name == kFunctions) return show(run, {}, all_functions());
  if (name == kWords) return show_all_words(run);
  if (name == kGuide) return show(run, {}, list_of_pages());
  if (name.starts_with("guide ")) {
    const ask::GuidePage* page = ask::find_guide_page(std::string_view(name).substr(6));
    return page == nullptr ? wrong(run, name) : show_page(run, {}, *page);
  }
  const Words words = ask::words_named(name);
  if (const Command* command = find_command_or_child(name)) {
    return show(run, words, help_of(*command));
  }
  if (const Function* function = find_function(name)) return show(run, words, {function, 1});
  if (find_ruleset(name) != nullptr || ask::find_several_game(name) != nullptr) {
    if (!run.json() && !words.empty()) write_out(text_of(words) + "\n");
    return answer(run, {ask::find_question("rules"), {name}, run.request().options});
  }
  if (const ask::GuidePage* page = ask::find_guide_page(name)) return show_page(run, words, *page);
  if (!words.empty()) return show(run, words, "");
  if (const Words about = ask::words_about(name); !about.empty()) return show(run, about, "");
  return wrong(run, name);
}

constexpr TerminalCommand kHelpCommand{
    .description =
        {
            .name = "help",
            .arguments = "[NAME...]",
            .sentence = "Explain a command, a function, a game or a word",
            .details = "summand help functions explains all functions, each with an example.\n"
                       "summand help words explains the words of the field and of Winning Ways.\n"
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
