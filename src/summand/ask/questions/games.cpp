// games: the list of games.
#include <fmt/core.h>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "summand/analysis/drawn_board.hpp"
#include "summand/ask/asking.hpp"
#include "summand/base/separated.hpp"
#include "summand/ruleset/any.hpp"
#include "summand/studies/seated_games.hpp"
#include "summand/text/table.hpp"

namespace summand::ask {

namespace {

struct ListOfGames {
  struct Game {
    std::string name, title;
    std::string example;                  // a call, or the name if there is no example
    std::optional<ShapeKind> board = {};  // of the example
  };
  std::vector<Game> games;
};

ListOfGames list_of(std::span<const AnyRuleset* const> games) {
  ListOfGames out;
  for (const AnyRuleset* game : games) {
    const RulesetInfo& info = game->info();
    const auto examples = info.given_examples();
    const auto first = game->parse(examples.empty() ? "" : examples.front());
    const std::optional<BoardShape> shape = first ? first->shape() : std::nullopt;
    out.games.push_back({.name = std::string(info.name),
                         .title = std::string(info.title),
                         .example = first ? first->print_call() : std::string(info.name),
                         .board = shape ? std::optional(shape->kind) : std::nullopt});
  }
  return out;
}

void describe(Members<ListOfGames::Game>& its) {
  its.named("ListedGame", "A game whose positions can be added.");
  its("name", "The name in expressions.", &ListOfGames::Game::name);
  its("title", "The name in prose.", &ListOfGames::Game::title);
  its("example", "A call of it.", &ListOfGames::Game::example);
  its("board", "The kind of the board of the example.", &ListOfGames::Game::board);
}

void describe(Members<ListOfGames>& its) {
  its("games", "The games.", &ListOfGames::games);
  its("other_games", "Those that are no summands.", [](auto&) { return seated_games(); });
}

std::string text(const ListOfGames& data, const Page&) {
  std::vector<std::vector<std::string>> rows, others;
  for (const ListOfGames::Game& game : data.games) rows.push_back({game.title, game.example});
  for (const SeatedGame& game : seated_games()) {
    others.push_back({std::string(game.title), fmt::format("summand play {}", game.name)});
  }
  return fmt::format("{}\n\nOther games, which can be played but not added:\n\n{}\n",
                     separated(aligned(rows), "\n"), separated(aligned(others), "\n"));
}

constexpr Question kGames{
    .name = "games",
    .arguments = "",
    .sentence = "List the games",
    .details =
        "Each game comes with an example of a position. summand rules GAME says how it is played.",
    .options = {},
    .most = 0,
    .answer = [](Asking& asking) -> Attempt<Response> {
      return respond(list_of(asking.session().games().all()));
    },
    .answers = kAnswersAre<ListOfGames>,
};

}  // namespace

const Question& games_question() { return kGames; }

}  // namespace summand::ask
