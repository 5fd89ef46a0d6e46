// summand solve: who wins a sum, by search.
#include <utility>

#include "apps/summand/cli/options.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/search_progress.hpp"
#include "summand/analysis/outcome_search.hpp"

namespace summand::program {

namespace {

Result<SearchOptions> options_of(const Run& run) {
  SearchOptions options = search_options(run);
  SUMMAND_TRY(first, first_option(run.request()));
  options.first = first;
  return options;
}

Attempt<OutcomeAnalysis> search(const Game& game, SearchOptions options) {
  SearchProgress progress("sum");
  options.watch = progress.watch();
  auto found = analyze_by_search(game, options);
  if (!found) return std::unexpected(progress.stopped(std::move(found).error()));
  return found;
}

Exit solve(Run& run) {
  const Result<SearchOptions> options = options_of(run);
  if (!options) {
    report_usage(run, options.error().message);
    return Exit::wrong;
  }
  bool first = true;
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    SUMMAND_TRY(answer, run.evaluate(item));
    const Game* game = answer.get<Game>();
    if (game == nullptr) {
      return failure(Error{"only games are won, not " + std::string(describe(answer))});
    }
    const auto analysis = search(*game, *options);
    if (!analysis) return std::unexpected(analysis.error());
    const std::string gap = std::exchange(first, false) ? "" : "\n";
    if (!run.json()) return gap + text(*analysis, run.colours());
    JsonWriter json = run.json_object(item.streamed);
    json.member("input", item.text);
    write_json(json, *analysis);
    return json.close().str();
  });
}

constexpr Option kSolveOptions[] = {
    {"first", "PLAYER", "Who starts: left or right (default: both in turn)"},
};

constexpr Command kSolveCommand{
    .name = "solve",
    .arguments = "EXPR...",
    .sentence = "Say who wins, by search, if the value is out of reach",
    .details =
        "Sums of any games that are not loopy. Small parts are evaluated; the others are searched, "
        "with bounds if the game has bounds. The search remembers sums by keys of 128 bits. It "
        "uses one thread, or as many as --threads says. The threads share the first moves, and "
        "each remembers its own sums. The number of sums depends on the threads, but who wins does "
        "not.\n"
        "Try: summand solve 'domineering(7x7)' --first left",
    .options = kSolveOptions,
    .least = 1,
    .run = solve,
};

}  // namespace

const Command& solve_command() { return kSolveCommand; }

}  // namespace summand::program
