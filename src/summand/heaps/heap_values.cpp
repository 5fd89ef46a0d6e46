#include "summand/heaps/heap_values.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>

#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/heaps/closed_forms.hpp"
#include "summand/heaps/compendium.hpp"
#include "summand/heaps/period_proof.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::heaps {

namespace {

// Smaller heaps are computed without a search for a period.
constexpr std::uint64_t kSmall = 4096;
// From this size on, a closed form is used before the sequence. Below it, a closed form is used
// only if the value in the sequence is not yet known.
constexpr std::uint64_t kLarge = std::uint64_t{1} << 24;
// For a heap that is too large to compute, the search for a period stops after about 0.05 s. It
// examines up to this many heaps if moves leave two heaps, or three and more. It examines fewer if
// the square of that number, times the number of digits of the code, exceeds kPairSteps. Taking
// games have their own limit of steps. The search goes farther only to prove a published period.
constexpr std::size_t kLookTwoHeaps = std::size_t{1} << 13, kLookMoreHeaps = std::size_t{1} << 11;
constexpr std::size_t kLeastLook = 256;
constexpr std::size_t kPairSteps = std::size_t{1} << 29, kTakingSteps = std::size_t{1} << 26;
constexpr std::size_t kFarthestLook = std::size_t{1} << 22;

// The number of heaps to examine. Assumes that a theorem can prove periods of the code.
std::size_t cheap_look(const Code& code) {
  const std::size_t moves = code.digits().size() + code.repeated().size();
  if (code.most_heaps() >= 2) {
    std::size_t look = code.most_heaps() == 2 ? kLookTwoHeaps : kLookMoreHeaps;
    while (look > kLeastLook && look * look > kPairSteps / moves) look /= 2;
    return look;
  }
  const std::size_t most = code.finite() ? kFarthestLook : 2 * kLookTwoHeaps;
  return std::clamp(kTakingSteps / moves, kLeastLook, most);
}

// The rules in a message. A code may have a million digits.
std::string brief(const Rules& rules) {
  constexpr std::size_t kMost = 60;
  const std::string text = print(rules);
  return text.size() <= kMost ? text : text.substr(0, kMost) + "...";
}

}  // namespace

struct HeapValues::State {
  State(SharedRules its_rules, Budget its_budget)
      : shared_rules(std::move(its_rules)), budget(std::move(its_budget)) {}

  Found find(std::uint64_t n);
  std::optional<Found> find_known(std::uint64_t n) const;
  void look_farther(std::uint64_t n);
  void look_for_period_of_large(std::uint64_t n);
  std::optional<Period> proved_period(std::size_t limit);

  const SharedRules shared_rules;
  const Rules& rules = *shared_rules;
  Mutex mutex;
  Budget budget;
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

// Computes more values, at least twice as many as are known. Stops at n or at a proved period.
void HeapValues::State::look_farther(std::uint64_t n) {
  if (!sequence) sequence.emplace(rules, budget);
  const std::size_t next = std::max<std::size_t>(n < kSmall ? n + 1 : kSmall, 2 * sequence->size());
  if (n < kSmall) return sequence->extend(std::min<std::size_t>(next, kSmall));
  if (n >= NimValues::kMost) return look_for_period_of_large(n);
  period = proved_period(std::max<std::size_t>(n + 1, next));
  if (!period) sequence->extend(n + 1);
}

// Refuses immediately if a search for a period would not help.
void HeapValues::State::look_for_period_of_large(std::uint64_t n) {
  const std::string name = brief(rules);
  const auto refuse = [&](const std::string& why) {
    reach_limit(
        Limit::size,
        fmt::format("a heap of {} is too large: values are computed heap by heap, and {}", n, why));
  };
  if (!theorem_for(rules)) refuse(fmt::format("no theorem in Summand proves periods of {}", name));
  const auto& code = std::get<Code>(rules);
  std::size_t look = std::max(cheap_look(code), sequence->size());
  if (const auto published = published_period(code)) {
    const std::uint64_t needed = equality_bound(code, published->period) + published->period.period;
    if (needed > kFarthestLook) {
      refuse(fmt::format("to prove the period of {} takes the first {}", name, needed));
    }
    look = std::max<std::size_t>(look, needed);
  }
  period = proved_period(look);
  if (!period) {
    refuse(fmt::format("no period of {} is proved by the first {}", name, look));
  }
}

std::optional<Period> HeapValues::State::proved_period(std::size_t limit) {
  const PeriodReport report = prove_period(*sequence, limit);
  return report.proof ? std::optional(report.proof->period) : std::nullopt;
}

HeapValues::Found HeapValues::State::find(std::uint64_t n) {
  const auto by_closed_form = [&]() -> std::optional<Found> {
    const auto closed = closed_value(rules, n);
    return closed ? std::optional(Found{closed->value, closed->theorem}) : std::nullopt;
  };
  if (n >= kLarge) {
    if (const auto found = by_closed_form()) return *found;
  }
  while (true) {
    if (const auto found = find_known(n)) return *found;
    if (n >= kSmall && n < kLarge) {
      if (const auto found = by_closed_form()) return *found;
    }
    look_farther(n);
  }
}

HeapValues::HeapValues(const SharedRules& rules, const Budget& budget)
    : state_(std::make_unique<State>(rules, budget)) {}
HeapValues::~HeapValues() = default;

const SharedRules& HeapValues::rules() const { return state_->shared_rules; }

HeapValues::Found HeapValues::find(std::uint64_t n) {
  const Guard guard(state_->mutex);
  return state_->find(n);
}

std::uint64_t HeapValues::operator[](std::uint64_t n) { return find(n).value; }

std::vector<Left> HeapValues::moves_to(std::uint64_t n, std::uint64_t nim_sum) {
  const Guard guard(state_->mutex);
  static_cast<void>(state_->find(n));
  const auto value = [this](std::uint64_t heap) { return state_->find(heap).value; };
  BreakSearch search{.rules = state_->rules, .heap = n, .nim_sum = nim_sum, .value = value};
  if (state_->period && state_->period->saltus == 0) {
    search.repetition = Repetition{state_->period->preperiod, state_->period->period};
  }
  return find_breaks(search, state_->budget);
}

HeapValues& SharedRules::values_in(SideTables& tables) const {
  return tables.of<HeapValues>(*this);
}

}  // namespace summand::heaps
