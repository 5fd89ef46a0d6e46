#include "summand/heaps/heap_values.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <mutex>
#include <optional>

#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::heaps {

namespace {

// Up to here values are computed without asking for a period.
constexpr std::uint64_t kSmall = 4096;
// From here on a closed form is better than the sequence, where there is one.
constexpr std::uint64_t kLarge = std::uint64_t{1} << 24;
// For a heap that is too large to be reached, a period is looked for up to here.
constexpr std::size_t kFarthestLook = std::size_t{1} << 22;

}  // namespace

struct HeapValues::State {
  explicit State(Rules all) : rules(std::move(all)) {}

  Found find(std::uint64_t n);
  std::optional<Found> find_known(std::uint64_t n) const;
  void look_farther(std::uint64_t n);
  std::optional<Period> proved_period(std::size_t limit);

  const Rules rules;
  std::mutex mutex;
  std::optional<Budget> budget;
  std::optional<NimSequence> sequence;
  std::optional<Period> period;  // proved
};

std::optional<HeapValues::Found> HeapValues::State::find_known(std::uint64_t n) const {
  if (sequence && n < sequence->size()) {
    return Found{(*sequence)[n], "heaps by their nim-sequence (Winning Ways ch. 4)"};
  }
  if (!period) return std::nullopt;
  const std::uint64_t times = (n - period->preperiod) / period->period;
  const std::size_t first = period->preperiod + (n - period->preperiod) % period->period;
  return Found{(*sequence)[first] + times * period->saltus,
               "heaps by the period of their nim-sequence (Winning Ways ch. 4)"};
}

// Computes values, twice as many as there are at least, up to n or a period that is proved.
void HeapValues::State::look_farther(std::uint64_t n) {
  if (!budget) budget.emplace();
  if (!sequence) sequence.emplace(rules, *budget);
  const std::size_t next = std::max<std::size_t>(n < kSmall ? n + 1 : kSmall, 2 * sequence->size());
  if (n < kSmall) return sequence->extend(std::min<std::size_t>(next, kSmall));
  const bool reachable = n < NimValues::kMost;
  period = proved_period(reachable ? std::max<std::size_t>(n + 1, next) : kFarthestLook);
  if (period) return;
  if (reachable) return sequence->extend(n + 1);
  reach_limit(
      Limit::size,
      fmt::format("a heap of {} is too large: values are found one heap after the other, and "
                  "no period of {} is proved by the first {}",
                  n, print(rules), sequence->size()));
}

std::optional<Period> HeapValues::State::proved_period(std::size_t limit) {
  const PeriodReport report = prove_period(*sequence, limit);
  return report.proof ? std::optional(report.proof->period) : std::nullopt;
}

HeapValues::Found HeapValues::State::find(std::uint64_t n) {
  if (n >= kLarge) {
    if (const auto closed = closed_value(rules, n)) return {closed->value, closed->theorem};
  }
  while (true) {
    if (const auto found = find_known(n)) return *found;
    look_farther(n);
  }
}

HeapValues::HeapValues(Rules rules) : state_(std::make_shared<State>(std::move(rules))) {}

const Rules& HeapValues::rules() const { return state_->rules; }

void HeapValues::work_within(const Budget& budget) const {
  const std::lock_guard guard(state_->mutex);
  if (!state_->budget) state_->budget = budget;
}

HeapValues::Found HeapValues::find(std::uint64_t n) const {
  const std::lock_guard guard(state_->mutex);
  return state_->find(n);
}

std::uint64_t HeapValues::operator[](std::uint64_t n) const { return find(n).value; }

std::vector<Left> HeapValues::moves_to(std::uint64_t n, std::uint64_t nim_sum) const {
  const std::lock_guard guard(state_->mutex);
  static_cast<void>(state_->find(n));
  Budget budget = state_->budget.value_or(Budget());
  const auto value = [this](std::uint64_t heap) { return state_->find(heap).value; };
  BreakSearch search{.rules = state_->rules, .heap = n, .nim_sum = nim_sum, .value = value};
  if (state_->period && state_->period->saltus == 0) {
    search.repetition = Repetition{state_->period->preperiod, state_->period->period};
  }
  return find_breaks(search, budget);
}

}  // namespace summand::heaps
