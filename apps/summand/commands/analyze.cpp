// summand analyze: who wins, by which moves, and why.
#include <array>
#include <utility>
#include <variant>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/terminal/search_progress.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/report.hpp"
#include "summand/analysis/text.hpp"

namespace summand::program {

namespace {

// Of a search that takes the place of a value and has no limit of time.
constexpr std::uint64_t kMostSums = 100'000;

// Whether --by is one of its two words.
bool is_known_way(const Request& request) {
  const std::string by = request.option("by").value_or("search");
  return by == "search" || by == "theorem";
}

ReportOptions options_of(Run& run, SearchProgress& progress) {
  const Settings settings = run.settings();
  ReportOptions out{.analysis = {.steps = run.request().has("steps"),
                                 .theorems_only = run.request().option("by") == "theorem"},
                    .search = search_options(run),
                    .time = settings.time,
                    .search_memory = settings.memory / 4};
  out.search.most_moves = kMostMoves;
  out.search.watch = progress.watch();
  return out;
}

Exit analyze(Run& run) {
  if (!is_known_way(run.request())) {
    report_usage(run, "--by must be search or theorem");
    return Exit::wrong;
  }
  const PageOptions page{
      .colours = run.colours(),
      .thermograph = run.request().has("thermograph") || (run.for_people() && !run.json())};
  bool first = true;
  return run.for_each_item([&](const Item& item) -> Attempt<std::string> {
    SUMMAND_TRY(answer, run.evaluate(item));
    const std::string gap = std::exchange(first, false) ? "" : "\n";
    const bool ends_by_itself = run.settings().time.count() == 0;
    SearchProgress progress("sum", ends_by_itself ? kMostSums : SearchWatch::kNoLimit);
    ReportOptions options = options_of(run, progress);
    std::string said;  // before the value is known
    if (!run.json() && !item.streamed) {
      options.know = [&](const OutcomeAnalysis& known) {
        said = gap + head(known, page.colours);
        run.begin_output();
        write_out(said);
      };
    }
    const auto found = report(answer, options);
    if (!found) return std::unexpected(progress.stopped(found.error()));
    if (run.json()) {
      JsonWriter json = run.json_object(item.streamed);
      json.member("input", item.text);
      std::visit([&](const auto& analysis) { write_json(json, analysis); }, *found);
      return json.close().str();
    }
    const auto* analysis = std::get_if<Analysis>(&*found);
    const std::string whole =
        gap + (analysis != nullptr ? text(*analysis, page)
                                   : text(std::get<OutcomeAnalysis>(*found), page.colours));
    return whole.starts_with(said) ? whole.substr(said.size()) : whole;
  });
}

constexpr std::array kAnalyzeOptions = {
    Option{"steps", "", "Show how braces and sums become canonical, option by option"},
    Option{"thermograph", "",
           "Draw the thermograph of a hot game also if stdout is not a terminal"},
    Option{"by", "WAY", "search: use no theorems; theorem: use only theorems for the summands"},
};

constexpr Command kAnalyzeCommand{
    .name = "analyze",
    .arguments = "EXPR...",
    .sentence =
        "Say who wins each sum of games, by which first moves, and the values of the summands",
    .details =
        "EXPR is a game, @FILE for the expression that a file holds, or - for one\n"
        "expression a line of the standard input. Where the value takes long, the\n"
        "program first searches for the winner and says at once who wins. The value has\n"
        "half of --time. Without --time 100,000 sums are searched at most.\n"
        "Try: summand analyze 'domineering(4x3) + toads-and-frogs(\"TT.FF\") + ^*2'",
    .options = kAnalyzeOptions,
    .least = 1,
    .run = analyze,
};

}  // namespace

const Command& analyze_command() { return kAnalyzeCommand; }

}  // namespace summand::program
