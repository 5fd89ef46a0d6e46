// summand explore: the options of both players, with their values.
#include "apps/summand/cli/run.hpp"
#include "summand/analysis/exploration.hpp"
#include "summand/analysis/json.hpp"

namespace summand::program {

namespace {

Exit explore(Run& run) {
  bool first = true;
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    SUMMAND_TRY(answer, run.evaluate(item));
    const Game* game = answer.get<Game>();
    if (game == nullptr) {
      return failure(Error{"only games have options, not " + std::string(describe(answer))});
    }
    SUMMAND_TRY(exploration, within_limits([&] { return summand::explore(*game); }));
    const std::string gap = std::exchange(first, false) ? "" : "\n";
    if (!run.json()) return gap + text(exploration, run.colours());
    JsonWriter json = run.json_object(item.streamed);
    json.member("input", item.text);
    write_json(json, exploration);
    return json.close().str();
  });
}

constexpr Command kExploreCommand{
    .name = "explore",
    .arguments = "EXPR...",
    .sentence = "List the options of both players with their values",
    .details =
        "Each option is shown as an expression, which can be explored in turn.\n"
        "Try: summand explore 'domineering(3x3)'",
    .options = {},
    .least = 1,
    .run = explore,
};

}  // namespace

const Command& explore_command() { return kExploreCommand; }

}  // namespace summand::program
