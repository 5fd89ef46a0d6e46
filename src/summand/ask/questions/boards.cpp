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

void describe(Members<BoardOfTerm>& its) {
  its.named("BoardOfTerm", "The board of a term of a sum.");
  its("expression", "One copy of it.", &BoardOfTerm::expression);
  its("copies", "How many copies. Negative: it is subtracted.", &BoardOfTerm::copies);
  its.if_any("name", "The name of its game, if it is a position.", &BoardOfTerm::name);
  its.if_any("game", "The title of its game.", &BoardOfTerm::title);
  its.or_null("board", "The board. Null if there is none to draw.", &BoardOfTerm::board);
}

void describe(Members<BoardsOfSum>& its) {
  its("input", "The expression.", &BoardsOfSum::input);
  its("expression", "The input as it was understood.", &BoardsOfSum::expression);
  its("terms", "The terms of the sum.", &BoardsOfSum::terms);
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

constexpr auto kBoardsOptions = options_in<OriginOptions>(kOriginOption);

constexpr Question kBoards{
    .name = "boards",
    .arguments = "EXPR...",
    .sentence = "Show the board of each game of a sum",
    .details =
        "Nothing is computed. With --json the boards are data for programs that draw them or let "
        "people change them.\n"
        "Try: summand boards 'domineering(2x3) + nim(3,5)' --json",
    .options = kBoardsOptions,
    .least = 1,
    .each = true,
    .pages = true,
    .answer = boards,
    .answers = kAnswersAre<BoardsOfSum>,
};

}  // namespace

const Question& boards_question() { return kBoards; }

}  // namespace summand::ask
