#include "summand/analysis/heaps/misere_quotient.hpp"

#include <chrono>
#include <fmt/core.h>
#include <utility>

#include "summand/base/time_share.hpp"
#include "summand/heaps/names.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/misere/quotient_certificate.hpp"

namespace summand::heaps {

namespace {

// What is done with a quotient after a limit has stopped the search takes at most this time.
constexpr std::chrono::milliseconds kTimeToDescribe{1000};

// The quotient may have been found just before a limit. So it is described under a limit of time of
// its own.
void describe(MisereQuotientAnswer& answer, const Budget& rest) {
  Budget budget = answer.found.stopped ? Budget() : rest;
  std::optional<TimeShare> share;
  if (answer.found.stopped) share.emplace(kTimeToDescribe);
  answer.structure = structure_of(answer.found.quotient);
  auto done = within_limits([&]() -> Result<void> {
    answer.presentation = presentation_of(answer.found.quotient, budget);
    if (answer.proof) answer.check = check_quotient(answer.rules, answer.found.quotient, budget);
    return {};
  });
  if (!done && !answer.found.stopped) answer.found.stopped = std::move(done).error();
}

// Says how far it is.
FoundQuotient searched_quotient(const Rules& rules, const QuotientQuestion& question,
                                const Budget& budget, WorkWatcher* watcher) {
  const auto [last, share, proof] = question;
  Progress progress(watcher, "heaps", 0, last);
  progress.say_when_long(
      fmt::format("looking for the misère quotient of {} to {} heaps; Ctrl-C stops, --to N and "
                  "--time T set other bounds",
                  heaps::print(rules).substr(0, 60), last));
  std::optional<TimeShare> end;
  if (share) end.emplace(std::chrono::duration_cast<TimeShare::Clock::duration>(*share));
  QuotientSearch search{.heaps = last};
  search.progress = [&](std::uint32_t heaps, std::uint32_t) { progress.at(heaps); };
  FoundQuotient found = find_quotient(rules, search, budget);
  if (found.stopped && end && end->is_over() && found.stopped->limit == Limit::time) {
    const double seconds = std::chrono::duration<double>(*share).count();
    found.stopped->error.message =
        fmt::format("{:g} s are over (--time and --to set other bounds)", seconds);
  }
  return found;
}

}  // namespace

MisereQuotientAnswer misere_quotient_of(const Rules& rules, const QuotientQuestion& question,
                                        const Budget& budget, WorkWatcher* watcher) {
  MisereQuotientAnswer out{.rules = rules,
                           .found = searched_quotient(rules, question, budget, watcher),
                           .proof = question.proof};
  describe(out, budget);
  return out;
}

Result<void> write_certificate_of(const MisereQuotientAnswer& answer, const std::string& file) {
  const auto* const code = std::get_if<heaps::Code>(&answer.rules);
  if (code == nullptr) return fail("--certificate: only games with a code have certificates");
  return write_quotient_certificate(file, {*code, answer.found.quotient, answer.found.period});
}

}  // namespace summand::heaps
