// summand heaps: nim-sequences of taking-and-breaking games, and their periods with proofs.
#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <mutex>

#include "apps/summand/compendium_text.hpp"
#include "apps/summand/heaps_pictures.hpp"
#include "apps/summand/heaps_text.hpp"
#include "apps/summand/limits.hpp"
#include "apps/summand/output.hpp"
#include "apps/summand/progress.hpp"
#include "apps/summand/run.hpp"
#include "summand/analysis/attempt.hpp"
#include "summand/heaps/certificate.hpp"
#include "summand/heaps/names.hpp"

namespace summand::program {

namespace {

using namespace heaps;

constexpr std::uint64_t kLook = 100'000, kLookForPeriod = 10'000'000;
constexpr std::uint64_t kLookForMoreHeaps = 1000;  // where a move may leave three, which takes long
constexpr std::uint64_t kMostShown = 240;          // values, where nobody asks for all
constexpr std::uint64_t kMostPlotted = 1000;

Budget budget_of(const Run& run) {
  Budget::Limits limits{.memory = run.settings().memory, .interrupt = interrupt_flag()};
  if (run.settings().time.count() > 0) limits.time = run.settings().time;
  return Budget(limits);
}

// "1000", "1_000_000" or "10^6".
Result<std::uint64_t> parse_count(std::string_view name, std::string_view text,
                                  std::uint64_t most) {
  std::string digits(text);
  std::erase(digits, '_');
  if (digits.starts_with("10^") && digits.size() <= 5) {
    std::size_t zeros = 0;
    const auto [end, error] =
        std::from_chars(digits.data() + 3, digits.data() + digits.size(), zeros);
    const bool number = error == std::errc() && end == digits.data() + digits.size();
    digits = number ? "1" + std::string(zeros, '0') : "";
  }
  std::uint64_t count = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
  const bool all = end == digits.data() + digits.size() && !digits.empty();
  if (error == std::errc::result_out_of_range || (all && count > most)) {
    return fail(
        fmt::format("{}: {} heaps are more than can be computed one after the other, at most {}"
                    " (--at answers for single heaps by a proved period)",
                    name, text.substr(0, 40), most));
  }
  if (error != std::errc() || !all || count == 0) {
    return fail(fmt::format("{}: a number of heaps is expected, such as 1000 or 10^6, not '{}'",
                            name, text.substr(0, 40)));
  }
  return count;
}

// How many values are shown where that is not said: a period or two, or the first rows.
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

Result<void> compute(const Request& request, HeapsStudy& study, std::uint64_t to) {
  NimSequence& sequence = study.sequence;
  if (const auto file = request.option("resume")) {
    if (auto done = sequence.resume(*file); !done) return done;
  }
  study.may_be_saved = true;
  if (const auto file = request.option("save")) sequence.keep_saved(*file);
  study.find_period(to);
  if (const auto file = request.option("save")) {
    if (auto done = sequence.save(*file); !done) return done;
  }
  if (request.has("trust-published")) study.trust_published();
  if (const auto heap = request.option("at")) {
    if (auto done = study.answer_for(*heap); !done) return done;
  }
  if (const auto file = request.option("certificate")) return make_certificate(study, *file);
  return {};
}

// A plot of all heaps that were asked for, or of the first ones.
std::uint64_t heaps_to_plot(const Request& request, const HeapsStudy& study, std::uint64_t to) {
  return request.has("to") ? to : std::min<std::uint64_t>(kMostPlotted, study.sequence.size());
}

Result<std::string> study_game(const Run& run, HeapsStudy& study, std::uint64_t to) {
  const Request& request = run.request();
  if (auto done = compute(request, study, to); !done) return std::unexpected(done.error());
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
    const auto done = write_plot(study, *view.plot, heaps_to_plot(request, study, to));
    if (!done) return std::unexpected(done.error());
  }
  if (!run.json()) return text_of(study, view);
  JsonWriter json = run.json_object();
  write(json, study, view);
  return json.close().str() + "\n";
}

// What a stopped run leaves behind.
std::string after_stop(const Request& request, const HeapsStudy& study, const std::string& why) {
  const std::string at = fmt::format("{} after {} heaps", why, study.sequence.size());
  const auto file = request.option("save");
  if (!file || !study.may_be_saved) return at;
  if (const auto saved = study.sequence.save(*file); !saved) {
    return fmt::format("{}; {}", at, saved.error().message);
  }
  return fmt::format("{}; they are saved in {}, --resume goes on from there", at, *file);
}

Exit say(const Run& run, const std::string& message, Exit exit) {
  report_usage(message, run.json());
  return exit;
}

// How many heaps are looked at; what cannot be done with them is refused before that.
Result<std::uint64_t> heaps_to_look_at(const Request& request, const Rules& rules) {
  if (const auto file = request.option("plot")) {
    if (auto done = expect_plot_file(*file); !done) return std::unexpected(done.error());
  }
  if (const auto heap = request.option("scale")) {
    SUMMAND_TRY(n, heap_on_scale(rules, *heap));
    static_cast<void>(n);
  }
  if (const auto given = request.option("to")) return parse_count("--to", *given, NimValues::kMost);
  if (request.has("period")) return kLookForPeriod;
  const auto* code = std::get_if<Code>(&rules);
  return code != nullptr && code->most_heaps() > 2 ? kLookForMoreHeaps : kLook;
}

Exit game(const Run& run) {
  const std::string& text = run.request().arguments.front();
  auto rules = parse_rules(text);
  if (!rules) {
    return say(run,
               fmt::format("'{}', character {}: {}", text.substr(0, 60), rules.error().offset + 1,
                           rules.error().message),
               Exit::wrong);
  }
  const auto to = heaps_to_look_at(run.request(), *rules);
  if (!to) return say(run, to.error().message, Exit::wrong);
  HeapsStudy study(*std::move(rules), budget_of(run));
  const Attempt<std::string> answer = within_limits([&] { return study_game(run, study, *to); });
  if (!answer && answer.error().limit) {
    return say(run, after_stop(run.request(), study, answer.error().error.message), Exit::limited);
  }
  if (!answer) return say(run, answer.error().error.message, Exit::wrong);
  write_out(*answer);
  return Exit::done;
}

// --- the compendium, and certificates ---

Exit compendium_of(const Run& run) {
  CompendiumOptions options;
  options.compare.budget = budget_of(run);
  if (const auto threads = run.request().option("threads")) {
    options.compare.threads = static_cast<unsigned>(std::stoul(*threads));
  }
  std::mutex mutex;
  std::optional<Progress> progress;
  options.progress = [&](std::size_t done, std::size_t all) {
    const std::lock_guard guard(mutex);
    if (!progress) progress.emplace("classes", 0, all);
    progress->at(done);
  };
  const auto rows = within_limits(
      [&]() -> Result<std::vector<CompendiumRow>> { return heaps::compendium(options); });
  progress.reset();
  if (!rows) return say(run, rows.error().error.message, Exit::limited);
  if (run.json()) {
    JsonWriter json = run.json_object();
    write(json, *rows);
    write_out(json.close().str() + "\n");
  } else {
    write_out(text_of(*rows));
  }
  return Exit::done;
}

Exit verify_file(const Run& run, const std::string& file) {
  const auto certificate = read_certificate(file);
  if (!certificate) return say(run, certificate.error().message, Exit::wrong);
  const auto verdict =
      within_limits([&]() -> Result<Verdict> { return verify(*certificate, budget_of(run)); });
  if (!verdict) return say(run, verdict.error().error.message, Exit::limited);
  const Period& period = certificate->proof.period;
  if (run.json()) {
    JsonWriter json = run.json_object();
    json.member("file", file).member("code", certificate->code.print());
    json.key("preperiod").number(period.preperiod).key("period").number(period.period);
    json.key("saltus").number(period.saltus).key("holds").boolean(verdict->holds);
    write_out(json.member("reason", verdict->reason).close().str() + "\n");
  } else {
    write_out(fmt::format("{}: {} has the period {} from {} on: {}\n{}\n", file,
                          certificate->code.print(), period.period, period.preperiod,
                          verdict->holds ? "this is proved" : "this is NOT PROVED",
                          verdict->reason));
  }
  return verdict->holds ? Exit::done : Exit::refuted;
}

Exit heaps_command_run(Run& run) {
  const std::vector<std::string>& arguments = run.request().arguments;
  const bool verifies = arguments.front() == "verify";
  if (arguments.size() != (verifies ? 2u : 1u)) {
    return say(run, "use it as summand heaps CODE, heaps verify FILE or heaps compendium",
               Exit::wrong);
  }
  if (verifies) return verify_file(run, arguments[1]);
  return arguments.front() == "compendium" ? compendium_of(run) : game(run);
}

constexpr std::array kOptions = {
    Option{"to", "N", "Look at the heaps below N, such as 1000 or 10^6"},
    Option{"period", "", "Look farther for a period, and leave the values out"},
    Option{"values", "", "Print the values: all below --to, or the first ones"},
    Option{"rare", "", "Say which heaps and values are rare, and by which sparse space"},
    Option{"structure", "", "P-positions, exceptions to the period, pairing of a set"},
    Option{"histogram", "", "How many heaps have each value"},
    Option{"scale", "N", "Work out the value of the heap N by hand, by Grundy's scale"},
    Option{"plot", "FILE", "Draw the values into FILE.svg, FILE.tex (TikZ) or FILE.txt"},
    Option{"at", "N", "The value of the heap N, which may have thousands of digits"},
    Option{"trust-published", "", "Let a published period answer where none is proved here"},
    Option{"certificate", "FILE", "Write the proof of the period, for heaps verify"},
    Option{"save", "FILE", "Keep the values in a file, now and then and at the end"},
    Option{"resume", "FILE", "Begin with the values of a file that --save has written"},
};

constexpr Command kCommand{
    .name = "heaps",
    .arguments = "CODE | verify FILE | compendium",
    .sentence = "Find the values of a taking-and-breaking game, and prove its period",
    .details =
        "CODE is a code such as 0.77, 4.[3] or 0.3F, a name such as kayles, or a set of numbers to "
        "take: {1,2,5}.\n"
        "heaps verify checks a certificate anew; heaps compendium lists all codes of up to three "
        "digits.\n"
        "Try: summand heaps kayles --at 1000000000000000000000000000000",
    .options = kOptions,
    .least = 1,
    .run = heaps_command_run,
    .words = true,
};

}  // namespace

const Command& heaps_command() { return kCommand; }

}  // namespace summand::program
