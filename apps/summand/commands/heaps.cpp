// summand heaps: nim-sequences of taking-and-breaking games, and their periods with proofs.
#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <mutex>

#include "apps/summand/heaps_study.hpp"
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
constexpr std::uint64_t kMostShown = 240;  // values, where nobody asks for all

// Within a call of within_limits, what went wrong that is no limit.
using Done = Result<std::string>;

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

// Extends in stretches that take a fraction of a second, and says how far it is.
void extend(NimSequence& sequence, std::size_t size, Progress& progress) {
  using Clock = std::chrono::steady_clock;
  std::size_t stretch = 4096;
  while (sequence.size() < size) {
    const Clock::time_point start = Clock::now();
    sequence.extend(std::min(size, sequence.size() + stretch));
    const auto took = Clock::now() - start;
    if (took < std::chrono::milliseconds(100)) stretch *= 2;
    if (took > std::chrono::milliseconds(400)) stretch = std::max<std::size_t>(stretch / 2, 64);
    progress.at(sequence.size());
  }
}

// Stops at the first length that proves a period.
PeriodReport find_period(NimSequence& sequence, std::size_t to) {
  Progress progress("heaps", sequence.size(), to);
  std::size_t look = std::min<std::size_t>(to, std::max<std::size_t>(4096, sequence.size()));
  while (true) {
    extend(sequence, look, progress);
    PeriodReport report = prove_period(sequence, look);
    if (report.proof || look == to) return report;
    look = std::min(to, look + look / 2);
  }
}

// --- a game ---

Result<void> trust_published(HeapsStudy& study) {
  const auto* code = std::get_if<Code>(&study.sequence.rules());
  if (study.periods.proof || code == nullptr) return {};
  study.published = published_period(*code);
  return {};
}

Result<void> answer_for(HeapsStudy& study, const std::string& heap) {
  if (heap.empty() || heap.find_first_not_of("0123456789") != heap.npos) {
    return fail(
        fmt::format("--at: the number of a heap is expected, not '{}'", heap.substr(0, 40)));
  }
  study.asked = heap;
  std::uint64_t small = 0;
  const auto read = std::from_chars(heap.data(), heap.data() + heap.size(), small);
  if (read.ec == std::errc() && small < study.sequence.size()) {
    study.asked_value = std::to_string(study.sequence[small]);
    return {};
  }
  const Period* period = study.known_period();
  if (period == nullptr) {
    return fail(fmt::format("--at: {} is beyond the {} heaps computed, and no period is proved{}",
                            heap.substr(0, 40), study.sequence.size(),
                            study.periods.observed ? " (one is observed)" : ""));
  }
  if (study.sequence.size() < period->preperiod + period->period) {
    Progress progress("heaps", study.sequence.size(), period->preperiod + period->period);
    extend(study.sequence, period->preperiod + period->period, progress);
  }
  SUMMAND_TRY(value, value_at(*period, study.sequence.values(), heap));
  study.asked_value = value;
  return {};
}

// How many values are shown where that is not said: a period or two, or the first rows.
std::uint64_t values_to_show(const HeapsStudy& study) {
  constexpr std::uint64_t kFew = 100;
  const Period* period = study.known_period();
  if (period == nullptr) return std::min<std::uint64_t>(kFew, study.sequence.size());
  const std::uint64_t p = period->period;
  if (p > kMostShown || period->preperiod > kMostShown) return kFew;
  const std::uint64_t wanted = (period->preperiod + 3 * p - 1) / p * p;
  return wanted <= kMostShown ? std::max<std::uint64_t>(wanted, 20) : kFew;
}

Done study_game(const Run& run, HeapsStudy& study, std::uint64_t to) {
  const Request& request = run.request();
  NimSequence& sequence = study.sequence;
  if (const auto file = request.option("resume")) {
    if (auto done = sequence.resume(*file); !done) return std::unexpected(done.error());
  }
  if (const auto file = request.option("save")) sequence.keep_saved(*file);
  study.periods = find_period(sequence, to);
  if (const auto file = request.option("save")) {
    if (auto done = sequence.save(*file); !done) return std::unexpected(done.error());
  }
  if (request.has("trust-published")) {
    if (auto done = trust_published(study); !done) return std::unexpected(done.error());
  }
  if (const auto heap = request.option("at")) {
    if (auto done = answer_for(study, *heap); !done) return std::unexpected(done.error());
  }
  if (const auto file = request.option("certificate")) {
    const auto* code = std::get_if<Code>(&sequence.rules());
    if (!study.periods.proof || code == nullptr) {
      return fail(
          fmt::format("--certificate: no period is proved up to {}", study.periods.looked_to));
    }
    const auto done = write_certificate(*file, {*code, *study.periods.proof});
    if (!done) return std::unexpected(done.error());
  }
  const bool all = request.has("values") && request.has("to");
  const HeapsView view{.rare = request.has("rare"),
                       .values = all ? to
                                 : request.has("values") || !request.has("period")
                                     ? values_to_show(study)
                                     : 0};
  if (!run.json()) return text_of(study, view);
  JsonWriter json = run.json_object();
  write(json, study, view);
  return json.close().str() + "\n";
}

// What a stopped run leaves behind.
std::string after_stop(const Request& request, const HeapsStudy& study, const std::string& why) {
  const std::string at = fmt::format("{} after {} heaps", why, study.sequence.size());
  const auto file = request.option("save");
  if (!file) return at;
  if (const auto saved = study.sequence.save(*file); !saved) {
    return fmt::format("{}; {}", at, saved.error().message);
  }
  return fmt::format("{}; they are saved in {}, --resume goes on from there", at, *file);
}

Exit say(const Run& run, const std::string& message, Exit exit) {
  report_usage(message, run.json());
  return exit;
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
  std::uint64_t to = run.request().has("period") ? kLookForPeriod : kLook;
  if (const auto given = run.request().option("to")) {
    const auto count = parse_count("--to", *given, NimValues::kMost);
    if (!count) return say(run, count.error().message, Exit::wrong);
    to = *count;
  }
  HeapsStudy study(*std::move(rules), budget_of(run));
  const Attempt<std::string> answer = within_limits([&] { return study_game(run, study, to); });
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
    Option{"rare", "", "Say how many heaps are rare, and by which sparse space"},
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
};

}  // namespace

const Command& heaps_command() { return kCommand; }

}  // namespace summand::program
