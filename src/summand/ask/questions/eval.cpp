// eval: the values of expressions.
#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>

#include "summand/analysis/answer_text.hpp"
#include "summand/analysis/function_text.hpp"
#include "summand/analysis/json.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/stores.hpp"

namespace summand::ask {

namespace {

struct EvalOptions : StoreOptions {
  bool braces = false, latex = false, pretty = false;

  // The most elaborate of those that are given.
  std::optional<AnswerWriting> writing() const {
    if (latex) return AnswerWriting::latex;
    if (braces) return AnswerWriting::braces;
    return pretty ? std::optional(AnswerWriting::pretty) : std::nullopt;
  }
};

constexpr auto kEvalOptions = options_in<EvalOptions>(
    option<&EvalOptions::braces>("braces", "",
                                 "Print values in nested braces without names, for other programs"),
    option<&EvalOptions::latex>("latex", "", "Print values for LaTeX"),
    option<&EvalOptions::pretty>("pretty", "", "Print values with arrows and fractions"),
    kStoreOptions);

struct Evaluated {
  std::string input;
  Answer answer;
  std::optional<AnswerWriting> writing;  // from the options, if they name one
};

template <AnswerWriting writing>
std::optional<std::string> written(const Evaluated& data) {
  if (data.writing != writing || data.answer.get<Game>() == nullptr) return std::nullopt;
  return text_of(data.answer, writing);
}

void describe(Members<Evaluated>& its) {
  its("input", "The expression.", &Evaluated::input);
  its.with(&Evaluated::answer);
  its("latex", "The value of a game for LaTeX, with --latex.",
      [](auto& it) { return written<AnswerWriting::latex>(it); });
  its("braces", "The value of a game in nested braces, with --braces.",
      [](auto& it) { return written<AnswerWriting::braces>(it); });
}

std::string text(const Evaluated& data, const Page& page) {
  const AnswerWriting writing =
      data.writing.value_or(page.pretty ? AnswerWriting::pretty : AnswerWriting::plain);
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
  return respond(
      Evaluated{asking.text(), std::move(answer), asking.options<EvalOptions>().writing()});
}

std::string functions() {
  return "Functions (summand help NAME shows an example):\n" + functions_table();
}

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
    .answers = kAnswersAre<Evaluated>,
};

}  // namespace

const Question& eval_question() { return kEval; }

}  // namespace summand::ask
