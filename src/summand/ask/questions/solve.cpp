// solve: who wins a sum, by search.
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>

#include "summand/algebra/named_from.hpp"
#include "summand/analysis/misere_analysis.hpp"
#include "summand/analysis/outcome_analysis.hpp"
#include "summand/ask/long_work_options.hpp"
#include "summand/ask/misere_option.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/ask/origin_option.hpp"
#include "summand/ask/search_progress.hpp"
#include "summand/ask/stores.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/search/proof_numbers/model_file.hpp"
#include "summand/verdict/saved_proofs.hpp"

namespace summand::ask {

namespace {

struct SolveOptions : FirstOptions, MisereOptions, OriginOptions, StoreOptions {
  std::optional<SearchFrame> by = {};
  std::optional<std::string> save = {}, resume = {}, model = {};
};

Result<SearchFrame> read_frame(const Option& option, const std::string& text) {
  if (text == "bounds") return SearchFrame::bounds;
  if (text == "proof-numbers") return SearchFrame::proof_numbers;
  return fail(fmt::format("--{} must be bounds or proof-numbers", option.name));
}

Result<void> check_solve(const SolveOptions& options, const Request& request) {
  if (options.misere && (options.by || options.save || options.resume || options.model)) {
    return fail("--misere has a search of its own: leave out --by, --save, --resume and --model");
  }
  if (options.save && options.save == options.model) {
    return fail("--save would replace the model of --model: give it another file");
  }
  if ((options.save || options.resume) && request.arguments.size() > 1) {
    return fail("--save and --resume are for one search: give one expression");
  }
  return check_long_work(options, request, "search");
}

constexpr auto kSolveOptions = options_in<SolveOptions>(
    kFirstOption,
    option_read<&SolveOptions::by, read_frame>(
        "by", "WAY",
        "bounds: search depth first; proof-numbers: fail if that is impossible (default: by proof "
        "numbers where it is possible)"),
    option<&SolveOptions::save>(
        "save", "FILE",
        "By proof numbers, or on one board of Domineering: save what is found, now and then and at "
        "the end; replaces the file"),
    option<&SolveOptions::resume>("resume", "FILE", "Continue from a file of --save"),
    option<&SolveOptions::model>(
        "model", "FILE", "By proof numbers: order the moves by a model that `train` has written"),
    kMisereOption, kOriginOption, kStoreOptions);

struct Solved {
  std::string input;
  std::optional<Origin> origin;  // of boards whose cells have names
  OutcomeAnalysis analysis;
};

void describe(Members<Solved>& its) {
  its("input", "The expression.", &Solved::input);
  tell_origin(its, &Solved::origin);
  its.with(&Solved::analysis);
}

std::string text(const Solved& data, const Page& page) {
  return line_of_origin(data.origin) + summand::text(data.analysis, page.colours);
}

Attempt<LearnedModel> model_in(const std::string& path) {
  constexpr std::size_t kMostBytes = 4'000'000;
  const auto text = read_at_most(path, kMostBytes);
  if (!text) return failure_elsewhere(text.error());
  if (text->size() > kMostBytes) {
    return failure_elsewhere(
        Error{fmt::format("{}: a model has at most {} bytes", printable(path), kMostBytes)});
  }
  auto model = read_model(*text);
  if (model) {
    model->file = printable(path);
    return *std::move(model);
  }
  return failure_elsewhere(Error{fmt::format("{}: {}", printable(path), model.error().message)});
}

Attempt<Response> solve(Asking& asking) {
  const auto& options = asking.options<SolveOptions>();
  WinnerQuestion question{.convention = options.convention(),
                          .first = options.first,
                          .only_search = true,
                          .search = search_options(asking)};
  std::optional<LearnedModel> model;
  if (options.model) {
    SUMMAND_TRY(read, model_in(*options.model));
    model = std::move(read);
    question.search.model = &*model;
  }
  SUMMAND_TRY(game, asking.evaluate_game("are won"));
  if (question.convention == Convention::misere) {
    SUMMAND_TRY(found, analyze_misere(game, question));
    return respond(Solved{asking.text(), summand::origin_of(game), std::move(found)});
  }
  SearchProgress progress(asking, "sum");
  ProofFiles files{Checkpoints(options.save), options.resume};
  question.search.watch = progress.watch();
  question.search.by = options.by;
  if (options.save || options.resume) question.search.files = &files;
  auto found = analyze_winners(game, question);
  if (!found) {
    Failure stopped = progress.stopped(std::move(found).error());
    if (stopped.limit && files.saved) {
      stopped.surround(
          "", *files.saved ? files.saves.how_to_go_on() : "; " + files.saved->error().message);
    }
    return std::unexpected(std::move(stopped));
  }
  Response response = respond(Solved{asking.text(), summand::origin_of(game), *std::move(found)});
  if (files.saved && !*files.saved) response.problems.push_back(files.saved->error().message);
  return response;
}

constexpr Question kSolve{
    .name = "solve",
    .arguments = "EXPR...",
    .sentence = "Say who wins, by search, if the value is out of reach",
    .details =
        "Sums of any games that are not loopy. Small parts are evaluated; the others are searched, "
        "with bounds if the game has bounds. The search remembers sums by keys of 128 bits. Boards "
        "of Clobber, Amazons, NoGo, Konane and Cram are searched by proof numbers, with keys of 96 "
        "bits. --save and --resume stop and continue such a search, and one of a board of "
        "Domineering. A search uses one thread, or as many "
        "as --threads says. The threads share the sums that they remember. The number of sums "
        "depends on the threads, but who wins does not. With --misere one thread searches sums of "
        "positions as they are written.\n"
        "Try: summand solve 'domineering(7x7)' --first left",
    .options = checked<check_solve>(kSolveOptions),
    .least = 1,
    .each = true,
    .pages = true,
    .answer = solve,
    .answers = kAnswersAre<Solved>,
};

}  // namespace

const Question& solve_question() { return kSolve; }

}  // namespace summand::ask
