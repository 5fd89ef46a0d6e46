// boards: the board of each game of a sum, without its value.
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/analysis/drawn_board.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/draw/text.hpp"
#include "summand/value/print.hpp"

namespace summand::ask {

namespace {

struct BoardOfTerm {
  std::string expression;  // of one copy
  std::string copies;
  std::string name, title;  // of its game; empty if it is not a position
  std::optional<Picture> picture;
  std::optional<DrawnBoard> board;
};

struct BoardsOfSum {
  std::string input, expression;
  std::vector<BoardOfTerm> terms;
};

BoardOfTerm board_of(const Summand& summand) {
  const Game& game = summand.game;
  BoardOfTerm out{.expression = game.text(),
                  .copies = print(summand.copies),
                  .name = {},
                  .title = {},
                  .picture = {},
                  .board = {}};
  if (const AnyPosition* position = game.position()) {
    out.name = position->ruleset().info().name;
    out.title = position->ruleset().info().title;
    out.picture = position->picture();
    out.board = drawn_board(*position);
  } else if (game.kind() == Game::Kind::braces) {
    out.board = options_as_written(game);
  }
  return out;
}

void write_json(JsonWriter& json, const BoardsOfSum& data) {
  json.member("input", data.input).member("expression", data.expression);
  json.key("terms").array();
  for (const BoardOfTerm& term : data.terms) {
    json.object().member("expression", term.expression).member("copies", term.copies);
    if (!term.name.empty()) json.member("name", term.name).member("game", term.title);
    summand::write_json(json.key("board"), term.board);
    json.close();
  }
  json.close();
}

std::string text(const BoardsOfSum& data, const Page& page) {
  std::string out;
  for (std::size_t i = 0; i < data.terms.size(); ++i) {
    const BoardOfTerm& term = data.terms[i];
    out += fmt::format("{}. {}{}\n", i + 1, term.copies == "1" ? "" : term.copies + " of ",
                       term.expression);
    if (!term.picture) continue;
    for (const std::string& row : rows_of(*term.picture, page.colours)) out += "     " + row + "\n";
  }
  return out;
}

Attempt<Response> boards(Asking& asking) {
  SUMMAND_TRY(game, asking.evaluate_game("have boards"));
  return within_limits([&]() -> Attempt<Response> {
    BoardsOfSum out{.input = asking.text(), .expression = game.text(), .terms = {}};
    for (const Summand& summand : game.summands()) out.terms.push_back(board_of(summand));
    return respond(std::move(out));
  });
}

constexpr Question kBoards{
    .name = "boards",
    .arguments = "EXPR...",
    .sentence = "Show the board of each game of a sum",
    .details =
        "Nothing is computed. With --json the boards are data for programs that draw them or let "
        "people change them.\n"
        "Try: summand boards 'domineering(2x3) + nim(3,5)' --json",
    .options = kOriginOption,
    .least = 1,
    .each = true,
    .pages = true,
    .answer = boards,
};

}  // namespace

const Question& boards_question() { return kBoards; }

}  // namespace summand::ask
