// summand analyze: who wins, by which moves, and why.
#include <array>
#include <fmt/format.h>

#include "apps/summand/cli/limits.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/search_progress.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/outcome_analysis.hpp"
#include "summand/analysis/outcome_search.hpp"
#include "summand/analysis/text.hpp"
#include "summand/base/reserve.hpp"

namespace summand::program {

namespace {

// Of a search that takes the place of a value and has no limit of time.
constexpr std::uint64_t kMostSums = 100'000;

// Whether --by is one of its two words.
bool is_known_way(const Request& request) {
  const std::string by = request.option("by").value_or("search");
  return by == "search" || by == "theorem";
}

bool needs_retrograde(Run& run, const Game& game) {
  const auto needs =
      within_limits([&]() -> Attempt<bool> { return needs_retrograde_analysis(game); });
  return needs && *needs && run.request().option("by") != "theorem";
}

// The analysis, for which there is half of the time and all but a quarter of the memory: the rest
// is for a search for who wins, if the value is out of reach.
Attempt<Analysis> analyze_with_a_share(Run& run, const Answer& answer,
                                       const AnalysisOptions& options) {
  const Settings settings = run.settings();
  const Alarm half(settings.time / 2);
  const Reserve reserve(run.session().store().budget(), settings.memory / 4);
  auto analysis = summand::analyze(answer, options);
  if (!analysis && analysis.error().limit == Limit::interrupted && half.rang()) {
    const double seconds = std::chrono::duration<double>(settings.time).count();
    return failure(LimitReached{
        Limit::time, fmt::format("half of the time limit of {:g} s is reached", seconds)});
  }
  return analysis;
}

Attempt<OutcomeAnalysis> outcome_by_theorem(const Game& game, const Failure& why) {
  SUMMAND_TRY(outcome, within_limits([&]() -> Attempt<std::optional<OutcomeAnalysis>> {
                return analyze_by_theorem(game, "no theorem gives it");
              }));
  if (!outcome) return std::unexpected(why);
  return *std::move(outcome);
}

// Who wins, where the value was not found.
Attempt<OutcomeAnalysis> outcome_alone(Run& run, const Game& game, Failure why) {
  if (!why.limit || why.limit == Limit::interrupted) return std::unexpected(why);
  // That is what is done here.
  constexpr std::string_view kAdvice = "summand analyze says who; ";
  std::string& message = why.error.message;
  if (const auto at = message.find(kAdvice); at != message.npos) message.erase(at, kAdvice.size());
  const bool ends_by_itself = run.settings().time.count() == 0;
  SearchProgress progress("sum", ends_by_itself ? kMostSums : SearchWatch::kNoLimit);
  SearchOptions options = search_options(run);
  options.most_moves = kMostMoves;
  options.watch = progress.watch();
  auto outcome = analyze_without_value(game, why, options);
  if (!outcome) return std::unexpected(progress.stopped(std::move(outcome).error()));
  return outcome;
}

Exit analyze(Run& run) {
  if (!is_known_way(run.request())) {
    report_usage(run, "--by is search or theorem");
    return Exit::wrong;
  }
  const AnalysisOptions options{.steps = run.request().has("steps"),
                                .theorems_only = run.request().option("by") == "theorem"};
  const PageOptions page{
      .colours = run.colours(),
      .thermograph = run.request().has("thermograph") || (run.for_people() && !run.json())};
  bool first = true;
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    SUMMAND_TRY(answer, run.evaluate(item));
    const std::string gap = std::exchange(first, false) ? "" : "\n";
    const auto written = [&](const auto& analysis, const auto& page_options) {
      if (!run.json()) return gap + text(analysis, page_options);
      JsonWriter json = run.json_object(item.streamed);
      json.member("input", item.text);
      write_json(json, analysis);
      return json.close().str();
    };
    const Game* game = answer.get<Game>();
    if (game != nullptr && needs_retrograde(run, *game)) {
      SUMMAND_TRY(outcome, within_limits([&] { return analyze_by_retrograde(*game); }));
      return written(outcome, page.colours);
    }
    const auto analysis = options.theorems_only ? summand::analyze(answer, options)
                                                : analyze_with_a_share(run, answer, options);
    if (analysis) return written(*analysis, page);
    if (game == nullptr) return std::unexpected(analysis.error());
    SUMMAND_TRY(outcome, options.theorems_only ? outcome_by_theorem(*game, analysis.error())
                                               : outcome_alone(run, *game, analysis.error()));
    return written(outcome, page.colours);
  });
}

constexpr std::array kAnalyzeOptions = {
    Option{"steps", "", "Show how braces and sums become canonical, option by option"},
    Option{"thermograph", "", "Draw the thermograph of a hot game also where nobody watches"},
    Option{"by", "WAY", "search: use no theorems; theorem: use nothing else for the summands"},
};

constexpr Command kAnalyzeCommand{
    .name = "analyze",
    .arguments = "EXPR...",
    .sentence =
        "Say who wins each sum of games, by which first moves, and what the summands are worth",
    .details =
        "EXPR is a game, @FILE for the expression that a file holds, or - for one expression a "
        "line of the\n"
        "standard input. Where the value is out of reach, who wins is searched: --time leaves half "
        "of\n"
        "itself to that; without it 100,000 sums are searched at most.\n"
        "Try: summand analyze 'domineering(4x3) + toads-and-frogs(\"TT.FF\") + ^*2'",
    .options = kAnalyzeOptions,
    .least = 1,
    .run = analyze,
};

}  // namespace

const Command& analyze_command() { return kAnalyzeCommand; }

}  // namespace summand::program
