// heaps: nim-sequences of taking-and-breaking games, their periods with proofs, and misère play.
#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/core.h>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "summand/analysis/heaps/text.hpp"
#include "summand/ask/asking.hpp"
#include "summand/ask/heaps/defined.hpp"
#include "summand/ask/heaps/misere.hpp"
#include "summand/ask/heaps/pictures.hpp"
#include "summand/ask/heaps/quotient_games.hpp"
#include "summand/ask/heaps/survey.hpp"
#include "summand/ask/heaps/topics.hpp"
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

std::uint64_t values_to_show(const Request& request, const HeapsStudy& study, std::uint64_t to) {
  if (request.has("values")) return request.has("to") ? to : few_values(study);
  const auto asked_else = {"period", "structure", "histogram", "scale", "plot"};
  const bool other = std::ranges::any_of(asked_else, [&](auto name) { return request.has(name); });
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
Result<void> expect_files_writable(const Request& request) {
  for (const char* option : {"save", "certificate", "plot"}) {
    const auto file = request.option(option);
    if (!file) continue;
    if (const auto writable = summand::expect_writable(*file); !writable) {
      return fail(fmt::format("--{}: {}", option, writable.error().message));
    }
  }
  return {};
}

Result<void> compute(const Asking& asking, HeapsStudy& study, std::uint64_t to) {
  if (const auto file = asking.option("resume")) {
    if (auto done = study.resume(*file); !done) return done;
  }
  if (auto store = asking.session().workspace()->kept) {
    if (auto done = study.use(std::move(store), to); !done) return done;
  }
  study.saves = Checkpoints(asking.option("save"));
  // A period may describe more heaps than can be computed.
  const std::uint64_t look = to > NimValues::kMost ? kLookForPeriod : to;
  if (auto done = study.find_period(asking.watcher(), look); !done) return done;
  study.note_failure(study.save());
  if (asking.has("trust-published")) study.trust_published();
  if (const auto heap = asking.option("at")) {
    if (auto done = study.answer_for(asking.watcher(), *heap); !done) return done;
  }
  if (const auto file = asking.option("certificate")) {
    study.note_failure(make_certificate(study, *file));
  }
  return {};
}

// The number of heaps in the plot: those of --to, or the first ones.
std::uint64_t heaps_to_plot(const Request& request, const HeapsStudy& study, std::uint64_t to) {
  return request.has("to") ? to : std::min<std::uint64_t>(kMostPlotted, study.sequence.size());
}

// Throws LimitReached.
Result<HeapsAnswer> studied(const Asking& asking, const std::shared_ptr<HeapsStudy>& shared,
                            std::uint64_t to) {
  const Request& request = asking.request();
  HeapsStudy& study = *shared;
  if (auto done = compute(asking, study, to); !done) return std::unexpected(done.error());
  std::optional<std::uint64_t> below;
  if (request.has("to")) below = to;
  SUMMAND_TRY(structure, structure_of(asking.watcher(), study, below,
                                      {.rare = request.has("rare"),
                                       .structure = request.has("structure"),
                                       .histogram = request.has("histogram")}));
  HeapsAnswer out{.study = shared,
                  .method = request.has("rare"),
                  .values = values_to_show(request, study, to),
                  .structure = std::move(structure),
                  .plot = request.option("plot")};
  if (const auto heap = request.option("scale")) {
    out.scale = scale_of(asking, study, heap_on_scale(*heap).value());
  }
  if (out.plot) {
    auto done = write_plot(asking, study, *out.plot, heaps_to_plot(request, study, to));
    if (!done) out.plot.reset();
    study.note_failure(std::move(done));
  }
  return out;
}

// --to may be larger if not all heaps are printed or drawn, but only described.
Result<std::uint64_t> heaps_asked_for(const Request& request, const std::string& to) {
  const bool each = request.has("values") || request.has("plot");
  return heap_count(to, each ? NimValues::kMost : kMostDescribed);
}

// The number of heaps to compute. Assumes that check_heaps() succeeds.
std::uint64_t heaps_to_look_at(const Request& request, const Rules& rules) {
  if (const auto given = request.option("to")) return heaps_asked_for(request, *given).value();
  const auto* code = std::get_if<Code>(&rules);
  const bool more_heaps = code != nullptr && code->most_heaps() > 2;
  const bool farther = request.has("period") && !closed_period(rules);
  const std::uint64_t look = farther ? kLookForPeriod : more_heaps ? kLookForMoreHeaps : kLook;
  const auto at = request.option("at");
  if (!at) return look;
  const auto asked = whole_number<std::uint64_t>(heap_number(*at).value());
  const bool near = asked && *asked < (more_heaps ? kLookForMoreHeaps : kLookForPeriod);
  return near ? std::max(look, *asked + 1) : look;
}

Attempt<Response> answer_heaps(Asking& asking) {
  if (asking.has("all")) return answer_survey(asking);
  const bool misere = asking.has("misere");
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
  if (asking.has("scale")) {
    if (auto fits = expect_scale(*rules); !fits) return failure_elsewhere(fits.error());
  }
  const std::uint64_t to = heaps_to_look_at(asking.request(), *rules);
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

template <class T>
Result<void> expect_fit(const std::optional<std::string>& option,
                        Result<T> (*parse)(const std::string&)) {
  return option ? without_value(parse(*option)) : Result<void>{};
}

Result<void> check_heaps(const Request& request) {
  for (const char* other : {"all", "misere"}) {
    if (request.has("store") && request.has(other)) {
      return fail(fmt::format("--store is for the values of one game, without --{}", other));
    }
  }
  if (request.has("all")) return check_survey(request);
  for (const char* option : {"shard", "csv"}) {
    if (request.has(option)) return fail(fmt::format("--{} needs --all", option));
  }
  if (request.arguments.empty()) {
    return fail("an argument is missing: use it as summand heaps CODE, or summand heaps --all N");
  }
  if (auto fits = check_misere(request); !fits) return fits;
  if (const auto file = request.option("plot")) {
    if (auto fits = without_value(medium_of("plot", *file)); !fits) return fits;
  }
  if (auto done = expect_files_writable(request); !done) return done;
  if (auto fits = expect_fit(request.option("scale"), heap_on_scale); !fits) return fits;
  if (auto fits = expect_fit(request.option("at"), heap_number); !fits) return fits;
  if (request.has("misere")) return {};
  const auto to = request.option("to");
  return to ? without_value(heaps_asked_for(request, *to)) : Result<void>{};
}

constexpr std::array kOwnHeapsOptions = {
    Option{"to", "N", "Compute the heaps below N, such as 1000 or 10^6 (--misere: up to N)"},
    Option{"period", "",
           "Look for a period in the first 10,000,000 heaps (or --to), without printing values"},
    Option{"values", "", "Print the values: all below --to, or the first 240"},
    Option{"rare", "", "Show which heaps and values are rare, and the sparse space"},
    Option{"structure", "",
           "Show P-positions, exceptions to the period, and the pairing of a subtraction set"},
    Option{"histogram", "", "Show how many heaps have each value"},
    Option{"scale", "N", "Find the value of the heap N by hand, with Grundy's scale"},
    Option{"plot", "FILE", "Draw the values into FILE.svg, FILE.tex (TikZ) or FILE.txt"},
    Option{"at", "N", "Print the value of the heap N, which may have thousands of digits"},
    Option{"trust-published", "", "Use a published period if none is proved here"},
    Option{"certificate", "FILE",
           "Write the proof of the period or the quotient to FILE, for heaps verify"},
    Option{"misere", "", "Misère play, in which the last move loses: outcome, genus and form"},
    Option{"quotient", "", "With --misere, find the misère quotient, which decides all sums"},
    Option{"proof", "", "With --quotient, show its proof, and check it by other means"},
    Option{"sum", "HEAPS", "With --misere, say who wins a sum such as 5,7,12, and how"},
    Option{"save", "FILE", "Save the values during the run and at the end"},
    Option{"resume", "FILE", "Continue from a file of --save"},
    Option{"all", "N",
           "Take all octal games of up to N digits (1 to 4) as far as --to (default: 100000)"},
    Option{"shard", "I/N", "With --all, do only the I-th of N parts (heaps merge joins them)"},
    Option{"csv", "", "With --all, print comma-separated values"},
};
constexpr auto kHeapsOptions = joined(kOwnHeapsOptions, kStoreOptions);

constexpr Question kHeapsVerify{
    .name = "heaps verify",
    .arguments = "FILE",
    .sentence = "Check a certificate of a period or of a misère quotient",
    .details = "heaps CODE --certificate FILE writes one.",
    .options = {},
    .least = 1,
    .most = 1,
    .words = true,
    .answer = verify_topic,
};
constexpr Question kHeapsCompendium{
    .name = "heaps compendium",
    .arguments = "",
    .sentence = "List all codes of up to three digits with their periods",
    .details = {},
    .options = {},
    .most = 0,
    .words = true,
    .answer = compendium_topic,
};
constexpr std::array kHeapsMergeOptions = {
    Option{"save", "FILE", "Write the joined work to FILE"},
    Option{"csv", "", "Print comma-separated values"},
};
constexpr Question kHeapsMerge{
    .name = "heaps merge",
    .arguments = "FILE...",
    .sentence = "Join the parts of heaps --all --shard",
    .details = "Files that contradict each other are not joined.",
    .options = kHeapsMergeOptions,
    .least = 1,
    .words = true,
    .check = check_joined_survey,
    .answer = answer_joined_survey,
};
constexpr std::array kHeapsSubtractionOptions = {
    Option{"to", "N", "The largest number in a set (7)"}};
constexpr Question kHeapsSubtractions{
    .name = "heaps subtractions",
    .arguments = "",
    .sentence = "List all subtraction sets with their periods",
    .details = {},
    .options = kHeapsSubtractionOptions,
    .most = 0,
    .words = true,
    .check = [](const Request& request) { return without_value(largest_to_take(request)); },
    .answer = subtractions_topic,
};

constexpr std::array kHeapsQuotientsOptions = {
    Option{"digits", "N", "The most digits of a code after the point, 1 to 3 (2)"},
    Option{"each", "TIME", "The time for each game, such as 5s (60s)"},
    Option{"to", "N", "The most heaps of each game (1000)"},
    Option{"known", "FILE", "Compare with the rows of a file, too"},
};
constexpr Question kHeapsQuotients{
    .name = "heaps quotients",
    .arguments = "",
    .sentence = "List the misère quotients of all octal games with few digits",
    .details = "The orders that are published are compared: agree, differ or not reached.",
    .options = kHeapsQuotientsOptions,
    .most = 0,
    .words = true,
    .check = check_quotient_games,
    .answer = quotient_games_topic,
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
    .options = kHeapsOptions,
    .most = 2,
    .words = true,
    .check = check_heaps,
    .answer = answer_heaps,
    .children = kHeapsChildren,
};

}  // namespace

const Question& heaps_question() { return kHeaps; }

}  // namespace summand::ask
