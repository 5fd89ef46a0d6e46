// summand analyze: who wins, by which moves, and why.
#include <array>
#include <fmt/format.h>

#include "apps/summand/limits.hpp"
#include "apps/summand/run.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/outcome_analysis.hpp"
#include "summand/analysis/text.hpp"

namespace summand::program {

namespace {

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

Exit analyze(Run& run) {
  if (!is_known_way(run.request())) {
    report_usage("--by is search or theorem", run.json());
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
    const auto analysis = summand::analyze(answer, options);
    if (analysis) return written(*analysis, page);
    const bool has_no_value = analysis.error().limit || options.theorems_only;
    if (game != nullptr && has_no_value && !interrupt_flag()->load()) {
      const auto outcome = within_limits([&]() -> Attempt<std::optional<OutcomeAnalysis>> {
        return analyze_by_theorem(
            *game, options.theorems_only ? "no theorem gives it" : analysis.error().error.message);
      });
      if (outcome && *outcome) return written(**outcome, page.colours);
    }
    return std::unexpected(analysis.error());
  });
}

constexpr std::array kOptions = {
    Option{"steps", "", "Show how braces and sums become canonical, option by option"},
    Option{"thermograph", "", "Draw the thermograph of a hot game also where nobody watches"},
    Option{"by", "WAY", "search: use no theorems; theorem: use nothing else for the summands"},
};

constexpr Command kCommand{
    .name = "analyze",
    .arguments = "EXPR...",
    .sentence =
        "Say who wins each sum of games, by which first moves, and what the summands are worth",
    .details =
        "EXPR is a game, @FILE for the expression that a file holds, or - for one expression a "
        "line of the\n"
        "standard input.\n"
        "Try: summand analyze 'domineering(4x3) + toads-and-frogs(\"TT.FF\") + ^*2'",
    .options = kOptions,
    .least = 1,
    .run = analyze,
};

}  // namespace

const Command& analyze_command() { return kCommand; }

}  // namespace summand::program
