// summand eval: the values of expressions.
#include <array>
#include <fmt/format.h>

#include "apps/summand/cli/answer_text.hpp"
#include "apps/summand/cli/function_text.hpp"
#include "apps/summand/cli/run.hpp"
#include "summand/analysis/json.hpp"

namespace summand::program {

namespace {

Writing writing_of(const Run& run) {
  if (run.request().has("latex")) return Writing::latex;
  if (run.request().has("pretty") || (run.in_dialogue() && run.for_people()))
    return Writing::pretty;
  return Writing::plain;
}

std::string json_of(const Run& run, const Item& item, const Answer& answer) {
  JsonWriter json = run.json_object(item.streamed);
  json.member("input", item.text);
  write_json(json, answer);
  if (const Game* game = answer.get<Game>(); game != nullptr && run.request().has("latex")) {
    json.member("latex", text_of(answer, Writing::latex));
  }
  return json.close().str();
}

Exit eval(Run& run) {
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    SUMMAND_TRY(answer, run.evaluate(item));
    return within_limits([&]() -> Result<std::string> {
      if (run.json()) return json_of(run, item, answer);
      return item.streamed ? line_of(answer, writing_of(run)) : text_of(answer, writing_of(run));
    });
  });
}

std::string functions() {
  return "Functions (summand help NAME shows an example):\n" + functions_table();
}

constexpr std::array kEvalOptions = {
    Option{"latex", "", "Print values for LaTeX"},
    Option{"pretty", "", "Print values with arrows and fractions"},
};

constexpr Command kEvalCommand{
    .name = "eval",
    .arguments = "EXPR...",
    .sentence = "Print the value of each expression",
    .details =
        "EXPR is a game (see summand help guide notation), @FILE for an expression in a file, or - "
        "for the lines of the standard input: each line is an expression, and gets a line as its "
        "answer.\n"
        "Try: summand eval '{3|-1} + ^*2' 'domineering(4x4)' '[nim(n,5) for n in 1..9]'",
    .options = kEvalOptions,
    .least = 1,
    .run = eval,
    .more_help = functions,
};

}  // namespace

const Command& eval_command() { return kEvalCommand; }

}  // namespace summand::program
