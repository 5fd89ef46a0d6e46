// help: the meaning of a name, for front ends that have no commands of their own.
#include "summand/ask/help.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/ask/question_help.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/seated_games.hpp"

namespace summand::ask {

// In rules.cpp: how the game is played whose name is the text of the question.
Attempt<Response> rules_of_game(const Asking& asking);

namespace {

// The questions that are commands, too.
std::vector<const Question*> commands() {
  std::vector<const Question*> out;
  std::ranges::copy_if(all_questions(), std::back_inserter(out),
                       [](const Question* question) { return !question->in_conversation; });
  return out;
}

std::vector<std::string_view> names_of_commands() {
  std::vector<std::string_view> out;
  for (const Question* question : commands()) {
    out.push_back(question->name);
    for (const Question* child : question->children) out.push_back(child->name);
  }
  return out;
}

bool is_game(Asking& asking, std::string_view name) {
  return asking.session().find_game(name) != nullptr || find_seated_game(name) != nullptr;
}

Attempt<Response> help(Asking& asking) {
  const auto& arguments = asking.request().arguments;
  const std::string name = fmt::format("{}", separated(arguments, " "));
  if (name.empty()) return respond(Help{.page = help_of_dialogue(commands(), {})});
  if (auto topic = help_topic(name)) return respond(*std::move(topic));
  const Question* question = find_question(name);
  if (question != nullptr && !question->in_conversation) {
    const std::string usage = fmt::format("{} {}", question->name, question->arguments);
    std::string page = help_of(*question, usage, options_of(*question));
    if (is_game(asking, name)) page += also_a_game(name);
    return respond(Help{.words = words_named(name), .page = std::move(page)});
  }
  if (const Function* function = find_function(name)) {
    return respond(Help{.words = words_named(name), .functions = {function, 1}});
  }
  if (is_game(asking, name) && arguments.size() == 1) return rules_of_game(asking);
  if (auto word = help_on_word(name)) return respond(*std::move(word));
  return failure_elsewhere({unknown_to_help(name, names_of_commands())});
}

constexpr Question kHelp{
    .name = "help",
    .arguments = "[NAME...]",
    .sentence = "Explain a question, a function, a game or a word",
    .details = {},
    .options = {},
    .words = true,
    // Commands have a help of their own.
    .in_conversation = true,
    .answer = help,
    .answers = kAnswersAre<Help>,
};

}  // namespace

const Question& help_question() { return kHelp; }

}  // namespace summand::ask
