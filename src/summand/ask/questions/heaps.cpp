// heaps: nim-sequences of taking-and-breaking games, their periods with proofs, and misère play.
#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "summand/analysis/heaps/survey_text.hpp"
#include "summand/analysis/heaps/text.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/heaps/defined.hpp"
#include "summand/ask/heaps/heaps_options.hpp"
#include "summand/ask/heaps/misere.hpp"
#include "summand/ask/heaps/pictures.hpp"
#include "summand/ask/heaps/quotient_games.hpp"
#include "summand/ask/heaps/survey.hpp"
#include "summand/ask/heaps/topics.hpp"
#include "summand/ask/long_work_options.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/ask/stores.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/names.hpp"

namespace summand::ask {

namespace {

using namespace heaps;

constexpr std::uint64_t kLook = 100'000, kLookForPeriod = 10'000'000;
constexpr std::uint64_t kLookForMoreHeaps = 1000;  // a move may leave three heaps: slow
constexpr std::uint64_t kMostShown = 240;          // values, without --values
constexpr std::uint64_t kMostPlotted = 1000;

// The number of values shown by default: one or two periods, or the first values.
std::uint64_t few_values(const HeapsStudy& study) {
  const std::uint64_t few = std::min<std::uint64_t>(100, study.sequence.size());
  const Period* period = study.known_period();
  if (period == nullptr || period->preperiod + period->period > study.sequence.size()) return few;
  const std::uint64_t p = period->period;
  if (p > kMostShown || period->preperiod > kMostShown) return few;
  const std::uint64_t wanted = (period->preperiod + 3 * p - 1) / p * p;
  return wanted <= kMostShown ? std::max<std::uint64_t>(wanted, 20) : few;
}

std::uint64_t values_to_show(const HeapsOptions& options, const HeapsStudy& study,
                             std::uint64_t to) {
  if (options.values) return options.to ? to : few_values(study);
  const bool other =
      options.period || options.structure || options.histogram || options.scale || options.plot;
  return other ? 0 : few_values(study);
}

Result<void> make_certificate(const HeapsStudy& study, const std::string& file) {
  if (!study.periods.proof || study.code() == nullptr) {
    return fail(
        fmt::format("--certificate: no period is proved up to {}", study.periods.looked_to));
  }
  return write_certificate(file, {*study.code(), *study.periods.proof});
}

// Checks before the work that the files can be written at the end.
Result<void> expect_files_writable(const HeapsOptions& options) {
  for (const auto& [name, file] :
       {std::pair("save", &options.save), std::pair("certificate", &options.certificate),
        std::pair("plot", &options.plot)}) {
    if (!*file) continue;
    if (const auto writable = summand::expect_writable(**file); !writable) {
      return fail(fmt::format("--{}: {}", name, writable.error().message));
    }
  }
  return {};
}

Result<void> compute(const Asking& asking, HeapsStudy& study, std::uint64_t to) {
  const auto& options = asking.options<HeapsOptions>();
  if (const auto& file = options.resume) {
    if (auto done = study.resume(*file); !done) return done;
  }
  if (auto store = asking.session().workspace()->kept) {
    if (auto done = study.use(std::move(store), to); !done) return done;
  }
  study.saves = Checkpoints(options.save);
  // A period may describe more heaps than can be computed.
  const std::uint64_t look = to > NimValues::kMost ? kLookForPeriod : to;
  if (auto done = study.find_period(asking.watcher(), look); !done) return done;
  study.note_failure(study.save());
  if (options.trust_published) study.trust_published();
  if (const auto& heap = options.at) {
    if (auto done = study.answer_for(asking.watcher(), *heap); !done) return done;
  }
  if (const auto& file = options.certificate) {
    study.note_failure(make_certificate(study, *file));
  }
  return {};
}

// The number of heaps in the plot: those of --to, or the first ones.
std::uint64_t heaps_to_plot(const HeapsOptions& options, const HeapsStudy& study,
                            std::uint64_t to) {
  return options.to ? to : std::min<std::uint64_t>(kMostPlotted, study.sequence.size());
}

// Throws LimitReached.
Result<HeapsAnswer> studied(const Asking& asking, const std::shared_ptr<HeapsStudy>& shared,
                            std::uint64_t to) {
  const auto& options = asking.options<HeapsOptions>();
  HeapsStudy& study = *shared;
  if (auto done = compute(asking, study, to); !done) return std::unexpected(done.error());
  std::optional<std::uint64_t> below;
  if (options.to) below = to;
  SUMMAND_TRY(structure, structure_of(asking.watcher(), study, below,
                                      {.rare = options.rare,
                                       .structure = options.structure,
                                       .histogram = options.histogram}));
  HeapsAnswer out{.study = shared,
                  .method = options.rare,
                  .values = values_to_show(options, study, to),
                  .structure = std::move(structure),
                  .plot = options.plot};
  if (options.scale) out.scale = scale_of(asking, study, *options.scale);
  if (out.plot) {
    auto done = write_plot(asking, study, *out.plot, heaps_to_plot(options, study, to));
    if (!done) out.plot.reset();
    study.note_failure(std::move(done));
  }
  return out;
}

// --to may be larger if not all heaps are printed or drawn, but only described.
Result<std::uint64_t> heaps_asked_for(const HeapsOptions& options) {
  const bool each = options.values || options.plot;
  return heap_count(*options.to, each ? NimValues::kMost : kMostDescribed);
}

// The number of heaps to compute.
std::uint64_t heaps_to_look_at(const HeapsOptions& options, const Rules& rules) {
  if (options.below) return *options.below;
  const auto* code = std::get_if<Code>(&rules);
  const bool more_heaps = code != nullptr && code->most_heaps() > 2;
  const bool farther = options.period && !closed_period(rules);
  const std::uint64_t look = farther ? kLookForPeriod : more_heaps ? kLookForMoreHeaps : kLook;
  if (!options.at) return look;
  const auto asked = whole_number<std::uint64_t>(*options.at);
  const bool near = asked && *asked < (more_heaps ? kLookForMoreHeaps : kLookForPeriod);
  return near ? std::max(look, *asked + 1) : look;
}

Attempt<Response> answer_heaps(Asking& asking) {
  const auto& options = asking.options<HeapsOptions>();
  if (options.all) return answer_survey(asking);
  const bool misere = options.misere;
  if (defines_heaps(asking, asking.text())) {
    if (!misere) return answer_defined_heaps(asking);
    return failure_elsewhere({"--misere needs a code or a name, not a definition"});
  }
  if (asking.request().arguments.size() > 1) {
    return failure_elsewhere(
        {fmt::format("heaps after the name need a definition with one argument, "
                     "and '{}' is none; for codes there is --to",
                     printable(asking.text(), 60))});
  }
  auto rules = parse_rules(asking.text());
  if (!rules) {
    return failure_elsewhere({fmt::format("'{}', character {}: {}", printable(asking.text(), 60),
                                          rules.error().offset + 1, rules.error().message)});
  }
  if (misere) return answer_misere(asking, *rules);
  if (options.scale) {
    if (auto fits = expect_scale(*rules); !fits) return failure_elsewhere(fits.error());
  }
  const std::uint64_t to = heaps_to_look_at(options, *rules);
  const auto study = std::make_shared<HeapsStudy>(*std::move(rules), asking.budget());
  auto answer = within_limits([&] { return studied(asking, study, to); });
  if (!answer) {
    Failure failure = std::move(answer).error();
    study->keep();
    return std::unexpected(failure.limit ? study->after_stop(std::move(failure))
                                         : std::move(failure));
  }
  Response out = respond(*std::move(answer));
  out.long_json = true;
  out.problems = study->failures;
  return out;
}

Result<void> check_heaps(HeapsOptions& options, const Request& request) {
  for (const auto& [name, given] :
       {std::pair("all", options.all.has_value()), std::pair("misere", options.misere)}) {
    if (options.store && given) {
      return fail(fmt::format("--store is for the values of one game, without --{}", name));
    }
  }
  if (options.all) return check_survey(options, request);
  if (options.shard) return fail("--shard needs --all");
  if (options.csv) return fail("--csv needs --all");
  if (request.arguments.empty()) {
    return fail("an argument is missing: use it as summand heaps CODE, or summand heaps --all N");
  }
  if (auto fits = check_misere(options); !fits) return fits;
  if (options.plot) {
    if (auto fits = without_value(medium_of("plot", *options.plot)); !fits) return fits;
  }
  if (auto done = expect_files_writable(options); !done) return done;
  if (options.misere || !options.to) return {};
  SUMMAND_TRY(below, heaps_asked_for(options));
  options.below = below;
  return {};
}

Result<std::optional<std::uint64_t>> read_scale(const Option&, const std::string& text) {
  return heap_on_scale(text);
}
Result<std::optional<std::string>> read_heap(const Option&, const std::string& text) {
  return heap_number(text);
}

constexpr auto kHeapsOptions = options_in<HeapsOptions>(
    option<&HeapsOptions::to>(
        "to", "N", "Compute the heaps below N, such as 1000 or 10^6 (--misere: up to N)"),
    option<&HeapsOptions::period>(
        "period", "",
        "Look for a period in the first 10,000,000 heaps (or --to), without printing values"),
    option<&HeapsOptions::values>("values", "",
                                  "Print the values: all below --to, or the first 240"),
    option<&HeapsOptions::rare>("rare", "",
                                "Show which heaps and values are rare, and the sparse space"),
    option<&HeapsOptions::structure>(
        "structure", "",
        "Show P-positions, exceptions to the period, and the pairing of a subtraction set"),
    option<&HeapsOptions::histogram>("histogram", "", "Show how many heaps have each value"),
    option_read<&HeapsOptions::scale, read_scale>(
        "scale", "N", "Find the value of the heap N by hand, with Grundy's scale"),
    option<&HeapsOptions::plot>("plot", "FILE",
                                "Draw the values into FILE.svg, FILE.tex (TikZ) or FILE.txt"),
    option_read<&HeapsOptions::at, read_heap>(
        "at", "N", "Print the value of the heap N, which may have thousands of digits"),
    option<&HeapsOptions::trust_published>("trust-published", "",
                                           "Use a published period if none is proved here"),
    option<&HeapsOptions::certificate>(
        "certificate", "FILE",
        "Write the proof of the period or the quotient to FILE, for heaps verify"),
    option<&HeapsOptions::misere>(
        "misere", "", "Misère play, in which the last move loses: outcome, genus and form"),
    option<&HeapsOptions::quotient>(
        "quotient", "", "With --misere, find the misère quotient, which decides all sums"),
    option<&HeapsOptions::proof>("proof", "",
                                 "With --quotient, show its proof, and check it by other means"),
    option<&HeapsOptions::sum>("sum", "HEAPS",
                               "With --misere, say who wins a sum such as 5,7,12, and how"),
    option<&HeapsOptions::save>("save", "FILE", "Save the values during the run and at the end"),
    option<&HeapsOptions::resume>("resume", "FILE", "Continue from a file of --save"),
    option<&HeapsOptions::all>(
        "all", "N",
        "Take all octal games of up to N digits (1 to 4) as far as --to (default: 100000)",
        {1, kMostDigitsOfSurvey}),
    option_read<&HeapsOptions::shard, read_shard>(
        "shard", "I/N", "With --all, do only the I-th of N parts (heaps merge joins them)"),
    option<&HeapsOptions::csv>("csv", "", "With --all, print comma-separated values"),
    kStoreOptions);

constexpr auto kHeapsMergeOptions = options_in<JoinedSurveyOptions>(
    option<&JoinedSurveyOptions::save>("save", "FILE", "Write the joined work to FILE"),
    option<&JoinedSurveyOptions::csv>("csv", "", "Print comma-separated values"));
constexpr Question kHeapsMerge{
    .name = "heaps merge",
    .arguments = "FILE...",
    .sentence = "Join the parts of heaps --all --shard",
    .details = "Files that contradict each other are not joined.",
    .options = checked<check_joined_survey>(kHeapsMergeOptions),
    .least = 1,
    .words = true,
    .answer = answer_joined_survey,
    .answers = kAnswersAre<SurveyAnswer>,
};
constexpr std::array kHeapsChildren = {&kHeapsVerify, &kHeapsCompendium, &kHeapsMerge,
                                       &kHeapsSubtractions, &kHeapsQuotients};
constexpr Question kHeaps{
    .name = "heaps",
    .arguments = "CODE [FROM..TO]",
    .sentence = "Find the values of a taking-and-breaking game, and prove its period",
    .details =
        "CODE is a code such as 0.77, 4.[3] or 0.3F, a name such as kayles, or a set of numbers to "
        "take, such as {1,2,5}. In a dialogue or a script it may also be the name of a definition "
        "h(n) = impartial {...}, and then FROM..TO are the heaps to compute (default: 0..199). "
        "Their period is seen, not proved.\n"
        "With --all there is no CODE: each class of games with the same values is one row.\n"
        "Try: summand heaps kayles --misere --quotient --proof\n"
        "Try: summand heaps kayles --at 1000000000000000000000000000000",
    .options = checked<check_heaps>(kHeapsOptions),
    .most = 2,
    .words = true,
    .answer = answer_heaps,
    .answers = kAnswersAre<HeapsAnswer, MisereHeaps, MisereQuotientAnswer, MisereSum,
                           DefinedHeapsAnswer, SurveyAnswer>,
    .children = kHeapsChildren,
};

}  // namespace

const Question& heaps_question() { return kHeaps; }

}  // namespace summand::ask
