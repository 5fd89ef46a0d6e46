#include "summand/ask/heaps/misere.hpp"

#include <cstdint>
#include <fmt/core.h>
#include <utility>

#include "summand/analysis/heaps/study.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/misere/quotient_certificate.hpp"

namespace summand::ask {

using namespace heaps;

namespace {

constexpr std::uint32_t kUsualMisereHeaps = 20;
// With more heaps a table of forms would not end: forms grow very fast.
constexpr std::uint32_t kMostMisereHeaps = 1000;

constexpr auto kNormalPlayOptions = {"period",          "values", "rare",  "structure",
                                     "histogram",       "scale",  "plot",  "at",
                                     "trust-published", "save",   "resume"};

Result<std::uint32_t> misere_heaps_to(const Request& request) {
  const bool quotient = request.has("quotient");
  const auto text = request.option("to");
  if (!text) return quotient ? kUsualQuotientHeaps : kUsualMisereHeaps;
  const std::uint32_t most = quotient ? kMostQuotientHeaps : kMostMisereHeaps;
  const auto number = whole_number<std::uint32_t>(in_digits(*text));
  if (number && *number <= most) return *number;
  return fail(fmt::format("--to: a number of heaps up to {} is expected with --misere{}, not '{}'",
                          most, quotient ? " --quotient" : "", printable(*text, 40)));
}

// The time of a search if neither --to nor --time is given.
std::optional<std::chrono::nanoseconds> usual_time_of_search(const Request& request) {
  if (request.has("to") || request.has("time")) return std::nullopt;
  return kUsualQuotientTime;
}

// The answer to --quotient.
Attempt<Response> quotient_answer(const Asking& asking, const Rules& rules) {
  const QuotientQuestion question{.last = misere_heaps_to(asking.request()).value(),
                                  .time = usual_time_of_search(asking.request()),
                                  .proof = asking.has("proof")};
  MisereQuotientAnswer answer =
      misere_quotient_of(rules, question, asking.budget(), asking.watcher());
  std::vector<std::string> failures;
  if (const auto file = asking.option("certificate")) {
    if (auto done = write_certificate_of(answer, *file); done) {
      answer.certificate = *file;
    } else {
      failures.push_back(std::move(done).error().message);
    }
  }
  const bool refuted = answer.check && !answer.check->holds;
  auto stopped = answer.found.stopped;
  if (stopped) {
    failures.push_back(
        fmt::format("the quotient is found for heaps to {}", answer.found.quotient.heaps()));
  }
  Response out = respond(std::move(answer));
  out.long_json = true;
  out.problems = std::move(failures);
  out.stopped = std::move(stopped);
  out.refuted = refuted;
  return out;
}

// The answer to --sum.
Attempt<Response> sum_answer(const Asking& asking, const Rules& rules, const std::string& text) {
  const auto heaps = parse_misere_sum(text).value();
  SUMMAND_TRY(sum, misere_sum_of(rules, heaps, usual_time_of_search(asking.request()),
                                 asking.session().workspace(), asking.watcher()));
  std::optional<Failure> stopped;
  std::vector<std::string> problems;
  if (!sum.moves_unknown.empty()) {
    stopped = Failure{.error = {sum.moves_unknown}, .limit = Limit::size};
    problems.emplace_back("only the winner is known");
  }
  Response out = respond(std::move(sum));
  out.long_json = true;
  out.stopped = std::move(stopped);
  out.problems = std::move(problems);
  return out;
}

}  // namespace

Result<void> check_misere(const Request& request) {
  if (!request.has("misere")) {
    for (const char* option : {"quotient", "proof", "sum"}) {
      if (request.has(option)) return fail(fmt::format("--{} needs --misere", option));
    }
    return {};
  }
  for (const char* option : kNormalPlayOptions) {
    if (request.has(option)) return fail(fmt::format("--{} is for normal play", option));
  }
  for (const char* option : {"proof", "certificate"}) {
    if (request.has(option) && !request.has("quotient")) {
      return fail(fmt::format("with --misere, --{} needs --quotient", option));
    }
  }
  if (const auto sum = request.option("sum")) {
    for (const char* option : {"quotient", "to"}) {
      if (request.has(option))
        return fail(fmt::format("--sum and --{} exclude each other", option));
    }
    return without_value(parse_misere_sum(*sum));
  }
  return without_value(misere_heaps_to(request));
}

Attempt<Response> answer_misere(const Asking& asking, const heaps::Rules& rules) {
  if (asking.has("quotient")) return quotient_answer(asking, rules);
  if (const auto sum = asking.option("sum")) {
    return sum_answer(asking, rules, *sum);
  }
  MisereHeaps heaps = misere_heaps_of(rules, misere_heaps_to(asking.request()).value(),
                                      asking.budget(), asking.watcher());
  auto stopped = heaps.stopped;
  const std::size_t finished = heaps.heaps.size();
  Response out = respond(std::move(heaps));
  out.long_json = true;
  if (stopped) out.problems = {fmt::format("{} heaps are finished", finished)};
  out.stopped = std::move(stopped);
  return out;
}

}  // namespace summand::ask
