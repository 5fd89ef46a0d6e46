// load: a game of the rules in a text.
#include <fmt/core.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/analysis/rules_text.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/load_game.hpp"

namespace summand::ask {

namespace {

struct LoadedRules {
  LoadedGame loaded;
  std::vector<AnyPosition> examples;
};

void describe(Members<LoadedRules>& its) {
  its.with([](auto& it) -> auto& { return it.loaded.game->info(); });
  its("examples", "Calls of its example positions.",
      [](auto& it) { return calls_of(it.examples); });
  its("abilities", "What the program knows of it.",
      [](auto& it) { return it.loaded.game->abilities(); });
  its("replaces", "Whether it replaces a game of that name.",
      [](auto& it) { return it.loaded.replaces; });
}

std::string text(const LoadedRules& data, const Page&) {
  const RulesetInfo& info = data.loaded.game->info();
  const std::string call =
      data.examples.empty() ? fmt::format("{}(\"...\")", info.name) : data.examples[0].print_call();
  return fmt::format("{}: {}\n", info.title, call);
}

Attempt<Response> load(Asking& asking) {
  SUMMAND_TRY(loaded, load_game(asking.text(), asking.session().games(),
                                [&](const auto& game) { return asking.add_game(game); }));
  auto examples = examples_of(*loaded.game);
  return respond(LoadedRules{std::move(loaded), std::move(examples)});
}

constexpr Question kLoad{
    .name = "load",
    .arguments = "RULES",
    .sentence = "Add the game of the rules in a text",
    .details = {},
    .options = {},
    .least = 1,
    .most = 1,
    .each = true,
    // The command of the terminal reads files.
    .in_conversation = true,
    .answer = load,
    .answers = kAnswersAre<LoadedRules>,
};

}  // namespace

const Question& load_question() { return kLoad; }

}  // namespace summand::ask
