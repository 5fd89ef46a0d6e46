// analyze: who wins, by which moves, and why.
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "summand/algebra/named_from.hpp"
#include "summand/analysis/drawn_board.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/misere_analysis.hpp"
#include "summand/analysis/report.hpp"
#include "summand/analysis/text.hpp"
#include "summand/ask/means_option.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/ask/search_progress.hpp"
#include "summand/ask/stores.hpp"
#include "summand/ask/value_forms_option.hpp"

namespace summand::ask {

namespace {

// The limit of a search that replaces a value, if there is no limit of time.
constexpr std::uint64_t kMostSums = 100'000, kMostMisereSums = 1'000'000;

struct AnalyzeOptions : MeansOptions, MisereOptions, OriginOptions, ValueForms, StoreOptions {
  bool steps = false, thermograph = false, boards = false;
};

struct Analyzed {
  std::string input;
  std::optional<Origin> origin = {};  // of boards whose cells have names
  Report report;
  bool thermograph = false;  // of hot games, even if the page is not for people
  ValueForms forms = {};
  // One for each summand, if boards were requested.
  std::optional<std::vector<std::optional<DrawnBoard>>> boards = {};
};

// Who wins, for an early part of the answer without the value.
struct Winner {
  OutcomeAnalysis known;
};

void describe(Members<Analyzed>& its) {
  its("input", "The expression.", &Analyzed::input);
  tell_origin(its, &Analyzed::origin);
  its.by_hand([](JsonWriter& json, const Analyzed& data) { json.forms = data.forms; });
  its.with(&Analyzed::report);
  its("boards", "With --boards: the board of each summand. Null if there is none to draw.",
      &Analyzed::boards);
}

std::string text(const Analyzed& data, const Page& page) {
  const std::string origin = line_of_origin(data.origin);
  if (const auto* analysis = std::get_if<Analysis>(&data.report)) {
    return origin + summand::text(*analysis, {.colours = page.colours,
                                              .thermograph = data.thermograph || page.for_people});
  }
  return origin + summand::text(std::get<OutcomeAnalysis>(data.report), page.colours);
}

void describe(Members<Winner>& its) { its.with(&Winner::known); }

std::string text(const Winner& data, const Page& page) { return head(data.known, page.colours); }

ReportOptions options_of(const Asking& asking, SearchProgress& progress) {
  const auto& options = asking.options<AnalyzeOptions>();
  const Settings settings = asking.settings();
  ReportOptions out{
      .analysis = {.steps = options.steps, .theorems_only = options.means == By::anything},
      .search = search_options(asking),
      .time = settings.time,
      .search_memory = settings.memory / 4};
  out.search.most_moves = kMostMoves;
  out.search.watch = progress.watch();
  out.searching = [&](bool searches) { progress.show(searches); };
  out.know = [&](const OutcomeAnalysis& known) { asking.tell_early(respond(Winner{known})); };
  return out;
}

// In the same order as the summands of the report.
std::vector<std::optional<DrawnBoard>> boards_of(const Game& game) {
  std::vector<std::optional<DrawnBoard>> out;
  for (const Summand& summand : game.summands()) {
    const AnyPosition* position = summand.game.position();
    out.push_back(position != nullptr ? drawn_board(*position) : std::nullopt);
  }
  return out;
}

Attempt<Report> misere_report(const Asking& asking, const Answer& answer) {
  const Game* game = answer.get<Game>();
  if (game == nullptr) return report(answer);  // fails
  WinnerQuestion question{.convention = Convention::misere};
  if (asking.settings().time.count() == 0) question.most_sums = kMostMisereSums;
  SUMMAND_TRY(found, analyze_misere(*game, question));
  return Report(std::move(found));
}

Attempt<Response> analyze(Asking& asking) {
  SUMMAND_TRY(answer, asking.evaluate());
  const auto& options = asking.options<AnalyzeOptions>();
  const Game* given = answer.get<Game>();
  Analyzed out{.input = asking.text(),
               .origin = given != nullptr ? summand::origin_of(*given) : std::nullopt,
               .report = {},
               .thermograph = options.thermograph,
               .forms = static_cast<const ValueForms&>(options)};
  if (given != nullptr && options.boards) out.boards = boards_of(*given);
  if (options.misere) {
    SUMMAND_TRY(found, misere_report(asking, answer));
    out.report = std::move(found);
    return respond(std::move(out));
  }
  const bool ends_by_itself = asking.settings().time.count() == 0;
  SearchProgress progress(asking, "sum", ends_by_itself ? kMostSums : SearchWatch::kNoLimit);
  progress.show(false);
  auto found = report(answer, options_of(asking, progress));
  if (!found) return std::unexpected(progress.stopped(std::move(found).error()));
  out.report = *std::move(found);
  return respond(std::move(out));
}

Result<std::optional<By>> read_means(const Option& option, const std::string& text) {
  if (text == "search") return By::search;
  if (text == "theorem") return By::anything;
  return fail(fmt::format("--{} must be search or theorem", option.name));
}

Result<void> check_analyze(const AnalyzeOptions& options) {
  if (options.misere && (options.means || options.steps)) {
    return fail("--misere uses no values: leave out --by and --steps");
  }
  return {};
}

constexpr auto kAnalyzeOptions = options_in<AnalyzeOptions>(
    option<&AnalyzeOptions::steps>("steps", "",
                                   "Show how braces and sums become canonical, option by option"),
    option<&AnalyzeOptions::thermograph>(
        "thermograph", "", "Draw the thermograph of a hot game also if stdout is not a terminal"),
    option<&AnalyzeOptions::boards>(
        "boards", "", "In JSON: the board of each summand as data, such as cells, edges or heaps"),
    option_read<&AnalyzeOptions::means, read_means>(
        "by", "WAY", "search: use no theorems; theorem: use only theorems for the summands"),
    kMisereOption, kOriginOption, kFormOptions, kStoreOptions);

constexpr Question kAnalyze{
    .name = "analyze",
    .arguments = "EXPR...",
    .sentence =
        "Say who wins each sum of games, by which first moves, and the values of the summands",
    .details =
        "EXPR is a game, @FILE for the expression in a file, or - for the lines of the\n"
        "standard input, each of which is an expression. If the value takes long, the\n"
        "program first searches for the winner and says at once who wins. Half of --time\n"
        "is reserved for the value. Without --time at most 100,000 sums are searched.\n"
        "--misere says who wins if a player who cannot move wins, and why.\n"
        "Try: summand analyze 'domineering(4x3) + toads-and-frogs(\"TT.FF\") + ^*2'",
    .options = checked<check_analyze>(kAnalyzeOptions),
    .least = 1,
    .each = true,
    .pages = true,
    .answer = analyze,
    .answers = kAnswersAre<Analyzed>,
};

}  // namespace

const Question& analyze_question() { return kAnalyze; }

}  // namespace summand::ask
