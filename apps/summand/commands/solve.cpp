// summand solve: who wins a sum, by search.
#include <algorithm>
#include <utility>

#include "apps/summand/limits.hpp"
#include "apps/summand/run.hpp"
#include "summand/analysis/outcome_search.hpp"

namespace summand::program {

namespace {

constexpr std::size_t kLargestTable = std::size_t{1} << 26;

Result<SearchOptions> options_of(const Run& run) {
  SearchOptions options;
  if (const auto first = run.request().option("first")) {
    if (*first != "left" && *first != "right") {
      return fail("--first must be left or right, not " + *first);
    }
    options.first = *first == "left" ? Player::left : Player::right;
  }
  // The table is an eighth of the memory.
  options.table_bytes = std::min(run.settings().memory / 8, kLargestTable);
  return options;
}

Exit solve(Run& run) {
  const Result<SearchOptions> options = options_of(run);
  if (!options) {
    report_usage(options.error().message, run.json());
    return wrong;
  }
  bool first = true;
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    SUMMAND_TRY(answer, run.evaluate(item));
    const Game* game = answer.get<Game>();
    if (game == nullptr) {
      return failure(Error{"only games are won, not " + std::string(describe(answer))});
    }
    SUMMAND_TRY(analysis, within_limits([&] { return analyze_by_search(*game, *options); }));
    const std::string gap = std::exchange(first, false) ? "" : "\n";
    if (!run.json()) return gap + text(analysis, run.colours());
    JsonWriter json = run.json_object(item.streamed);
    json.member("input", item.text);
    write_json(json, analysis);
    return json.close().str();
  });
}

constexpr Option kOptions[] = {
    {"first", "PLAYER", "Who starts, left or right; both in turn where nothing is said"},
};

constexpr Command kCommand{
    .name = "solve",
    .arguments = "EXPR...",
    .sentence = "Say who wins by search, where values are out of reach",
    .details =
        "Sums of any games of finite play. Small parts are evaluated, the others are searched, "
        "with\n"
        "bounds where a game knows some. Sums that were met are remembered by keys of 128 bits.\n"
        "Try: summand solve 'domineering(7x7)' --first left",
    .options = kOptions,
    .least = 1,
    .run = solve,
};

}  // namespace

const Command& solve_command() { return kCommand; }

}  // namespace summand::program
