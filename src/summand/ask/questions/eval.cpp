// eval: the values of expressions.
#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>

#include "summand/analysis/json.hpp"
#include "summand/ask/answer_text.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/function_text.hpp"
#include "summand/ask/stores.hpp"

namespace summand::ask {

namespace {

struct Evaluated {
  std::string input;
  Answer answer;
  std::optional<Writing> writing;  // from the options, if they name one
};

std::optional<Writing> writing_of(const Request& request) {
  if (request.has("latex")) return Writing::latex;
  if (request.has("braces")) return Writing::braces;
  if (request.has("pretty")) return Writing::pretty;
  return std::nullopt;
}

void write_json(JsonWriter& json, const Evaluated& data) {
  json.member("input", data.input);
  write_json(json, data.answer);
  if (data.answer.get<Game>() == nullptr) return;
  if (data.writing == Writing::latex) json.member("latex", text_of(data.answer, Writing::latex));
  if (data.writing == Writing::braces) json.member("braces", text_of(data.answer, Writing::braces));
}

std::string text(const Evaluated& data, const Page& page) {
  const Writing writing = data.writing.value_or(page.pretty ? Writing::pretty : Writing::plain);
  return page.one_line ? line_of(data.answer, writing) : text_of(data.answer, writing);
}

// Computes the values that will be printed, because progress is shown only before printing.
void compute(const Answer& answer) {
  if (const Game* game = answer.get<Game>(); game != nullptr && !is_loopy(*game)) {
    static_cast<void>(game->value());
  }
  if (const List* list = answer.get<List>()) std::ranges::for_each(list->elements, compute);
}

Attempt<Response> eval(Asking& asking) {
  SUMMAND_TRY(answer, asking.evaluate());
  compute(answer);
  return respond(Evaluated{asking.text(), std::move(answer), writing_of(asking.request())});
}

std::string functions() {
  return "Functions (summand help NAME shows an example):\n" + functions_table();
}

constexpr std::array kEvalWays = {
    Option{"braces", "", "Print values in nested braces without names, for other programs"},
    Option{"latex", "", "Print values for LaTeX"},
    Option{"pretty", "", "Print values with arrows and fractions"},
};
constexpr auto kEvalOptions = joined(kEvalWays, kStoreOptions);

constexpr Question kEval{
    .name = "eval",
    .arguments = "EXPR...",
    .sentence = "Print the value of each expression",
    .details =
        "EXPR is a game (see summand help guide notation), @FILE for an expression in a file, or - "
        "for the lines of the standard input. Each line is an expression and is answered by one "
        "line. f(n) = ... defines a function (see summand help guide equations). Statements are "
        "divided by ; and the last one is answered.\n"
        "Try: summand eval '{3|-1} + ^*2' 'domineering(4x4)' '[nim(n,5) for n in 1..9]'",
    .options = kEvalOptions,
    .least = 1,
    .each = true,
    .answer = eval,
    .more_help = functions,
};

}  // namespace

const Question& eval_question() { return kEval; }

}  // namespace summand::ask
