// summand heaps: nim-sequences of taking-and-breaking games, and their periods with proofs.
#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>

#include "apps/summand/cli/output.hpp"
#include "apps/summand/cli/run.hpp"
#include "apps/summand/heaps/pictures.hpp"
#include "apps/summand/heaps/text.hpp"
#include "apps/summand/heaps/topics.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/names.hpp"

namespace summand::program {

namespace {

using namespace heaps;

constexpr std::uint64_t kLook = 100'000, kLookForPeriod = 10'000'000;
constexpr std::uint64_t kLookForMoreHeaps = 1000;  // where a move may leave three, which takes long
constexpr std::uint64_t kMostShown = 240;          // values, where nobody asks for all
constexpr std::uint64_t kMostPlotted = 1000;

Result<std::uint64_t> parse_count(std::string_view name, const std::string& text,
                                  std::uint64_t most) {
  const std::string digits = in_digits(text);
  std::uint64_t count = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
  const bool all = end == digits.data() + digits.size() && !digits.empty();
  if (error == std::errc::result_out_of_range || (all && count > most)) {
    return fail(
        fmt::format("{}: {} heaps are too many to compute, the most is {} (--at finds single heaps "
                    "by a proved period)",
                    name, printable(text, 40), most));
  }
  if (error != std::errc() || !all || count == 0) {
    return fail(fmt::format("{}: a number of heaps is expected, such as 1000 or 10^6, not '{}'",
                            name, printable(text, 40)));
  }
  return count;
}

// How many values are shown by default: a period or two, or the first rows.
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

Result<void> compute(const Request& request, HeapsStudy& study, std::uint64_t to) {
  NimSequence& sequence = study.sequence;
  if (const auto file = request.option("resume")) {
    if (auto done = study.resume(*file); !done) return done;
  }
  study.may_be_saved = true;
  if (const auto file = request.option("save")) sequence.keep_saved(*file);
  if (auto done = study.find_period(to); !done) return done;
  if (const auto file = request.option("save")) study.note_failure(sequence.save(*file));
  if (request.has("trust-published")) study.trust_published();
  if (const auto heap = request.option("at")) {
    if (auto done = study.answer_for(*heap); !done) return done;
  }
  if (const auto file = request.option("certificate")) {
    study.note_failure(make_certificate(study, *file));
  }
  return {};
}

// The plot shows all heaps of --to, or the first ones.
std::uint64_t heaps_to_plot(const Request& request, const HeapsStudy& study, std::uint64_t to) {
  return request.has("to") ? to : std::min<std::uint64_t>(kMostPlotted, study.sequence.size());
}

Result<void> study_game(const Run& run, HeapsStudy& study, std::uint64_t to, OutputStream& out) {
  const Request& request = run.request();
  if (auto done = compute(request, study, to); !done) return done;
  HeapsView view{.method = request.has("rare"),
                 .values = values_to_show(request, study, to),
                 .structure = structure_of(study, {.rare = request.has("rare"),
                                                   .structure = request.has("structure"),
                                                   .histogram = request.has("histogram")}),
                 .plot = request.option("plot")};
  if (const auto heap = request.option("scale")) {
    SUMMAND_TRY(n, heap_on_scale(study.sequence.rules(), *heap));
    view.scale = scale_of(study, n, run.json() ? Colours::no : run.colours());
  }
  if (view.plot) {
    auto done = write_plot(study, *view.plot, heaps_to_plot(request, study, to));
    if (!done) view.plot.reset();
    study.note_failure(std::move(done));
  }
  if (run.json()) {
    JsonWriter json = run.json_object(false, &out);
    write(json, study, view);
    json.close().finish();
  } else {
    write_text(out, study, view);
  }
  out.finish();
  return {};
}

// The message of a stopped run.
std::string after_stop(const Request& request, const HeapsStudy& study, const std::string& why) {
  std::string at = fmt::format("{} after {} heaps", why, study.sequence.size());
  const auto file = request.option("save");
  if (!file || !study.may_be_saved) return at;
  if (const auto saved = study.sequence.save(*file); !saved) {
    return fmt::format("{}; {}", at, saved.error().message);
  }
  return fmt::format("{}; they are saved in {}, and --resume continues", at, printable(*file));
}

// The number of heaps to compute. Refuses options that do not fit.
Result<std::uint64_t> heaps_to_look_at(const Request& request, const Rules& rules) {
  if (const auto file = request.option("plot")) {
    if (auto done = expect_plot_file(*file); !done) return std::unexpected(done.error());
  }
  if (auto done = expect_files_writable(request); !done) return std::unexpected(done.error());
  if (const auto heap = request.option("scale")) {
    SUMMAND_TRY(n, heap_on_scale(rules, *heap));
    static_cast<void>(n);
  }
  const auto at = request.option("at");
  if (at) {
    if (auto number = heap_number(*at); !number) return std::unexpected(number.error());
  }
  if (const auto given = request.option("to")) return parse_count("--to", *given, NimValues::kMost);
  const auto* code = std::get_if<Code>(&rules);
  const bool more_heaps = code != nullptr && code->most_heaps() > 2;
  const bool farther = request.has("period") && !closed_period(rules);
  const std::uint64_t look = farther ? kLookForPeriod : more_heaps ? kLookForMoreHeaps : kLook;
  if (!at) return look;
  SUMMAND_TRY(digits, heap_number(*at));
  const auto asked = whole_number<std::uint64_t>(digits);
  const bool near = asked && *asked < (more_heaps ? kLookForMoreHeaps : kLookForPeriod);
  return near ? std::max(look, *asked + 1) : look;
}

Exit game(Run& run) {
  const std::string& text = run.request().arguments.front();
  auto rules = parse_rules(text);
  if (!rules) {
    return say(run,
               fmt::format("'{}', character {}: {}", printable(text, 60), rules.error().offset + 1,
                           rules.error().message),
               Exit::wrong);
  }
  const auto to = heaps_to_look_at(run.request(), *rules);
  if (!to) return say(run, to.error().message, Exit::wrong);
  HeapsStudy study(*std::move(rules), run.budget());
  OutputStream out(study.budget);
  const auto answer = within_limits([&] { return study_game(run, study, *to, out); });
  if (!answer && answer.error().limit) {
    Failure failure = answer.error();
    failure.error.message = after_stop(run.request(), study, failure.error.message);
    return report_cut_off(run, failure, out);
  }
  if (!answer) return say(run, answer.error().error.message, Exit::wrong);
  for (const std::string& message : study.failures) {
    write_message(fmt::format("summand: {}", message));
  }
  return study.failures.empty() ? Exit::done : Exit::wrong;
}

constexpr std::array kHeapsOptions = {
    Option{"to", "N", "Compute the heaps below N, such as 1000 or 10^6"},
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
    Option{"certificate", "FILE", "Write the proof of the period to FILE, for heaps verify"},
    Option{"save", "FILE", "Save the values during the run and at the end"},
    Option{"resume", "FILE", "Continue from a file of --save"},
};

constexpr Command kHeapsVerify{
    .name = "heaps verify",
    .arguments = "FILE",
    .sentence = "Check a certificate of a period",
    .details = "heaps CODE --certificate FILE writes one.",
    .options = {},
    .least = 1,
    .most = 1,
    .run = [](Run& run) { return verify_topic(run, run.request().arguments.front()); },
    .words = true,
};
constexpr Command kHeapsCompendium{
    .name = "heaps compendium",
    .arguments = "",
    .sentence = "List all codes of up to three digits with their periods",
    .details = {},
    .options = {},
    .most = 0,
    .run = [](Run& run) { return compendium_topic(run); },
    .words = true,
};
constexpr std::array kHeapsSubtractionOptions = {
    Option{"to", "N", "The largest number in a set (7)"}};
constexpr Command kHeapsSubtractions{
    .name = "heaps subtractions",
    .arguments = "",
    .sentence = "List all subtraction sets with their periods",
    .details = {},
    .options = kHeapsSubtractionOptions,
    .most = 0,
    .run = [](Run& run) { return subtractions_topic(run); },
    .words = true,
};

constexpr std::array kHeapsChildren = {&kHeapsVerify, &kHeapsCompendium, &kHeapsSubtractions};
constexpr Command kHeapsCommand{
    .name = "heaps",
    .arguments = "CODE",
    .sentence = "Find the values of a taking-and-breaking game, and prove its period",
    .details =
        "CODE is a code such as 0.77, 4.[3] or 0.3F, a name such as kayles, or a set of numbers to "
        "take, such as {1,2,5}.\n"
        "Try: summand heaps kayles --at 1000000000000000000000000000000",
    .options = kHeapsOptions,
    .least = 1,
    .most = 1,
    .run = game,
    .words = true,
    .children = kHeapsChildren,
};

}  // namespace

const Command& heaps_command() { return kHeapsCommand; }

}  // namespace summand::program
