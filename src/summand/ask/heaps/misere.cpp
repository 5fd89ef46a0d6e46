#include "summand/ask/heaps/misere.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <utility>

#include "summand/ask/heaps/study.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/misere/quotient_certificate.hpp"

namespace summand::ask {

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

// The answer to --quotient.
Attempt<Response> quotient_answer(const Asking& asking, const heaps::Rules& rules) {
  MisereQuotientAnswer answer = misere_quotient_of(
      asking, rules, misere_heaps_to(asking.request()).value(), asking.has("proof"));
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
    return answer_misere_sum(asking, rules, parse_misere_sum(*sum).value());
  }
  MisereHeaps heaps = misere_heaps_of(asking, rules, misere_heaps_to(asking.request()).value());
  auto stopped = heaps.stopped;
  const std::size_t finished = heaps.heaps.size();
  Response out = respond(std::move(heaps));
  out.long_json = true;
  if (stopped) out.problems = {fmt::format("{} heaps are finished", finished)};
  out.stopped = std::move(stopped);
  return out;
}

}  // namespace summand::ask
