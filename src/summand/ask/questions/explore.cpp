// explore: the options of both players, with their values.
#include <string>
#include <utility>

#include "summand/algebra/named_from.hpp"
#include "summand/analysis/exploration.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/origin_option.hpp"

namespace summand::ask {

namespace {

struct Explored {
  std::string input;
  std::optional<Origin> origin;  // of boards whose cells have names
  Exploration exploration;
};

void describe(Members<Explored>& its) {
  its("input", "The expression.", &Explored::input);
  tell_origin(its, &Explored::origin);
  its.with(&Explored::exploration);
}

std::string text(const Explored& data, const Page& page) {
  return line_of_origin(data.origin) + summand::text(data.exploration, page.colours);
}

constexpr auto kExploreOptions = options_in<OriginOptions>(kOriginOption);

Attempt<Response> explore(Asking& asking) {
  SUMMAND_TRY(game, asking.evaluate_game("have options"));
  SUMMAND_TRY(exploration, summand::explore(game));
  return respond(Explored{asking.text(), summand::origin_of(game), std::move(exploration)});
}

constexpr Question kExplore{
    .name = "explore",
    .arguments = "EXPR...",
    .sentence = "List the options of both players with their values",
    .details =
        "Each option is shown as an expression. You can explore it next.\n"
        "Try: summand explore 'domineering(3x3)'",
    .options = kExploreOptions,
    .least = 1,
    .each = true,
    .pages = true,
    .answer = explore,
    .answers = kAnswersAre<Explored>,
};

}  // namespace

const Question& explore_question() { return kExplore; }

}  // namespace summand::ask
