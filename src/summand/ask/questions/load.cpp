// load: a game of the rules in a text.
#include <fmt/core.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/ask/load_game.hpp"
#include "summand/ask/rules_text.hpp"
#include "summand/text/json_texts.hpp"

namespace summand::ask {

namespace {

struct LoadedRules {
  LoadedGame loaded;
  std::vector<AnyPosition> examples;
};

void write_json(JsonWriter& json, const LoadedRules& data) {
  const AnyRuleset& game = *data.loaded.game;
  write_rules(json, game.info());
  write_examples(json, data.examples);
  write_texts(json, "abilities", game.abilities());
  json.key("replaces").boolean(data.loaded.replaces);
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
};

}  // namespace

const Question& load_question() { return kLoad; }

}  // namespace summand::ask
