#include "summand/ask/heaps/misere.hpp"

#include <cstdint>
#include <fmt/core.h>
#include <initializer_list>
#include <optional>
#include <string_view>
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

Result<std::uint32_t> last_heap(const HeapsOptions& options) {
  if (!options.to) return options.quotient ? kUsualQuotientHeaps : kUsualMisereHeaps;
  const std::uint32_t most = options.quotient ? kMostQuotientHeaps : kMostMisereHeaps;
  const auto number = whole_number<std::uint32_t>(in_digits(*options.to));
  if (number && *number <= most) return *number;
  return fail(fmt::format("--to: a number of heaps up to {} is expected with --misere{}, not '{}'",
                          most, options.quotient ? " --quotient" : "", printable(*options.to, 40)));
}

// The name of an option, and whether it is given.
using Given = std::pair<std::string_view, bool>;

std::optional<std::string_view> first_given(std::initializer_list<Given> options) {
  for (const auto& [name, given] : options) {
    if (given) return name;
  }
  return std::nullopt;
}

// The time of a search if neither --to nor --time is given.
std::optional<std::chrono::nanoseconds> usual_time_of_search(const Asking& asking) {
  if (asking.options<HeapsOptions>().to || asking.settings().time.count() > 0) return std::nullopt;
  return kUsualQuotientTime;
}

// The answer to --quotient.
Attempt<Response> quotient_answer(const Asking& asking, const Rules& rules) {
  const auto& options = asking.options<HeapsOptions>();
  const QuotientQuestion question{
      .last = options.last, .time = usual_time_of_search(asking), .proof = options.proof};
  MisereQuotientAnswer answer =
      misere_quotient_of(rules, question, asking.budget(), asking.watcher());
  std::vector<std::string> failures;
  if (const auto& file = options.certificate) {
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
Attempt<Response> sum_answer(const Asking& asking, const Rules& rules,
                             const std::vector<std::uint64_t>& heaps) {
  SUMMAND_TRY(sum, misere_sum_of(rules, heaps, usual_time_of_search(asking),
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

Result<void> check_misere(HeapsOptions& options) {
  const Given quotient{"quotient", options.quotient}, proof{"proof", options.proof};
  const Given sum{"sum", options.sum.has_value()}, to{"to", options.to.has_value()};
  if (!options.misere) {
    const auto given = first_given({quotient, proof, sum});
    return given ? fail(fmt::format("--{} needs --misere", *given)) : Result<void>{};
  }
  if (const auto given = first_given({{"period", options.period},
                                      {"values", options.values},
                                      {"rare", options.rare},
                                      {"structure", options.structure},
                                      {"histogram", options.histogram},
                                      {"scale", options.scale.has_value()},
                                      {"plot", options.plot.has_value()},
                                      {"at", options.at.has_value()},
                                      {"trust-published", options.trust_published},
                                      {"save", options.save.has_value()},
                                      {"resume", options.resume.has_value()}})) {
    return fail(fmt::format("--{} is for normal play", *given));
  }
  const auto for_quotients = first_given({proof, {"certificate", options.certificate.has_value()}});
  if (for_quotients && !options.quotient) {
    return fail(fmt::format("with --misere, --{} needs --quotient", *for_quotients));
  }
  if (options.sum) {
    if (const auto given = first_given({quotient, to})) {
      return fail(fmt::format("--sum and --{} exclude each other", *given));
    }
    SUMMAND_TRY(summands, parse_misere_sum(*options.sum));
    options.summands = std::move(summands);
    return {};
  }
  SUMMAND_TRY(last, last_heap(options));
  options.last = last;
  return {};
}

Attempt<Response> answer_misere(const Asking& asking, const heaps::Rules& rules) {
  const auto& options = asking.options<HeapsOptions>();
  if (options.quotient) return quotient_answer(asking, rules);
  if (options.sum) return sum_answer(asking, rules, options.summands);
  MisereHeaps heaps = misere_heaps_of(rules, options.last, asking.budget(), asking.watcher());
  auto stopped = heaps.stopped;
  const std::size_t finished = heaps.heaps.size();
  Response out = respond(std::move(heaps));
  out.long_json = true;
  if (stopped) out.problems = {fmt::format("{} heaps are finished", finished)};
  out.stopped = std::move(stopped);
  return out;
}

}  // namespace summand::ask
