#include "summand/ask/heaps/misere_quotient.hpp"

#include <chrono>
#include <fmt/format.h>
#include <utility>

#include "summand/ask/heaps/misere_heaps.hpp"
#include "summand/ask/progress.hpp"
#include "summand/base/time_share.hpp"
#include "summand/heaps/names.hpp"
#include "summand/misere/quotient_certificate.hpp"

namespace summand::ask {

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

}  // namespace

FoundQuotient searched_quotient(const Asking& asking, const heaps::Rules& rules,
                                std::uint32_t last) {
  Progress progress(asking, "heaps", 0, last);
  progress.say_when_long(
      fmt::format("looking for the misère quotient of {} to {} heaps; Ctrl-C stops, --to N and "
                  "--time T set other bounds",
                  heaps::print(rules).substr(0, 60), last));
  const bool usual_time = !asking.has("to") && !asking.has("time");
  std::optional<TimeShare> share;
  if (usual_time) share.emplace(std::chrono::seconds(kUsualQuotientSeconds));
  QuotientSearch search{.heaps = last};
  search.progress = [&](std::uint32_t heaps, std::uint32_t) { progress.at(heaps); };
  FoundQuotient found = find_quotient(rules, search, asking.budget());
  if (!found.stopped) return found;
  if (share && share->is_over() && found.stopped->limit == Limit::time) {
    found.stopped->error.message = fmt::format(
        "the usual {} s are over (--time and --to set other bounds)", kUsualQuotientSeconds);
  }
  found.stopped = stopped_after(*std::move(found.stopped), found.quotient.heaps());
  return found;
}

MisereQuotientAnswer misere_quotient_of(const Asking& asking, const heaps::Rules& rules,
                                        std::uint32_t last, bool proof) {
  MisereQuotientAnswer out{
      .rules = rules, .found = searched_quotient(asking, rules, last), .proof = proof};
  describe(out, asking.budget());
  return out;
}

Result<void> write_certificate_of(const MisereQuotientAnswer& answer, const std::string& file) {
  const auto* const code = std::get_if<heaps::Code>(&answer.rules);
  if (code == nullptr) return fail("--certificate: only games with a code have certificates");
  return write_quotient_certificate(file, {*code, answer.found.quotient, answer.found.period});
}

}  // namespace summand::ask
