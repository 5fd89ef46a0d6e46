// games: the list of games.
#include <fmt/format.h>
#include <string>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/ask/several_games.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/ruleset/registry.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

struct ListOfGames {};

void write_json(JsonWriter& json, const ListOfGames&) {
  json.key("games").array();
  for (const AnyRuleset* game : all_rulesets()) {
    json.object().member("name", game->info().name).member("title", game->info().title).close();
  }
  json.close().key("other_games").array();
  for (const SeveralGame& game : several_games()) {
    json.object().member("name", game.name).member("title", game.title).close();
  }
  json.close();
}

std::string text(const ListOfGames&, const Page&) {
  std::vector<std::vector<std::string>> rows, others;
  for (const AnyRuleset* game : all_rulesets()) {
    const auto examples = game->info().given_examples();
    const auto first = game->parse(examples.empty() ? "" : examples.front());
    rows.push_back({std::string(game->info().title),
                    first ? first->print_call() : std::string(game->info().name)});
  }
  for (const SeveralGame& game : several_games()) {
    others.push_back({std::string(game.title), fmt::format("summand play {}", game.name)});
  }
  return fmt::format("{}\n\nOther games, which can be played but not added:\n\n{}\n",
                     fmt::join(aligned(rows), "\n"), fmt::join(aligned(others), "\n"));
}

constexpr Question kGames{
    .name = "games",
    .arguments = "",
    .sentence = "List the games",
    .details =
        "Each game comes with an example of a position. summand rules GAME says how it is played.",
    .options = {},
    .most = 0,
    .answer = [](Asking&) -> Attempt<Response> { return respond(ListOfGames{}); },
};

}  // namespace

const Question& games_question() { return kGames; }

}  // namespace summand::ask
