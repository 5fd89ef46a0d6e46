// complete: the names with which a word may go on.
#include "summand/language/complete.hpp"

#include <fmt/core.h>
#include <string>
#include <utility>

#include "summand/ask/asking.hpp"
#include "summand/base/separated.hpp"

namespace summand::ask {

namespace {

struct Completed {
  std::string input;
  Completions found;
};

void describe(Members<Completed>& its) {
  its("input", "The text.", &Completed::input);
  its("begin", "Where the word begins in it, in bytes.", [](auto& it) { return it.found.begin; });
  its("candidates", "The names with which the word may go on.",
      [](auto& it) { return it.found.candidates; });
}

std::string text(const Completed& data, const Page&) {
  if (data.found.candidates.empty()) return "";
  return fmt::format("{}\n", separated(data.found.candidates, "\n"));
}

Attempt<Response> complete_text(Asking& asking) {
  return respond(Completed{asking.text(), complete(asking.session(), asking.text())});
}

constexpr Question kComplete{
    .name = "complete",
    .arguments = "TEXT",
    .sentence = "List the names that complete the last word of an expression",
    .details =
        "TEXT is an expression up to the place where it is typed.\n"
        "Try: summand complete 'nim(3) + toads'",
    .options = {},
    .least = 1,
    .most = 1,
    .each = true,
    .answer = complete_text,
    .answers = kAnswersAre<Completed>,
};

}  // namespace

const Question& complete_question() { return kComplete; }

}  // namespace summand::ask
