#include "summand/heaps/period_proof.hpp"

#include <algorithm>

#include "summand/base/check.hpp"
#include "summand/heaps/digest.hpp"

namespace summand::heaps {

namespace {

// The number of values that prove the period by the theorem. For taking games it is known only
// afterwards.
std::uint64_t needed_for(const Rules& rules, Theorem theorem, const Period& period,
                         std::uint64_t count) {
  if (theorem == Theorem::taking) return 2 * count;
  return equality_bound(rules, period) + period.period;
}

Proof proof_of(const NimValues& values, const Period& least, Theorem theorem, std::uint64_t bound) {
  const std::uint64_t verified_to = bound + least.period;
  return {least, theorem, bound, verified_to, digest(values, verified_to)};
}

}  // namespace

std::optional<Proof> prove(const Rules& rules, const NimValues& values, std::uint64_t count,
                           const Period& guess) {
  const auto theorem = theorem_for(rules);
  if (!theorem || guess.period == 0 || guess.preperiod + guess.period > count) return std::nullopt;
  const bool by_values = *theorem == Theorem::taking;
  if (guess.saltus != 0 && !by_values) return std::nullopt;
  const std::uint64_t bound = by_values ? count - guess.period : equality_bound(rules, guess);
  if (bound + guess.period > count || guess.preperiod > bound) return std::nullopt;
  if (!repeats(values, guess, guess.preperiod, bound)) return std::nullopt;
  if (by_values) {
    const auto seen = taking_bound(std::get<Code>(rules), values, count, guess);
    if (!seen) return std::nullopt;
    const Period least = least_period(values, guess);
    return proof_of(values, least, *theorem, count - least.period);
  }
  // The period lasts for ever, so the least one does, too, and its bound is smaller.
  const Period least = least_period(values, guess);
  return proof_of(values, least, *theorem, equality_bound(rules, least));
}

namespace {

// The first wrong value from a file. Values that the proof uses are computed again, and the others
// are compared with the period.
std::optional<std::uint64_t> wrong_beside(NimSequence& sequence, const Proof& proof) {
  if (const auto wrong = sequence.confirm(proof.verified_to)) return wrong;
  const NimValues& values = sequence.values();
  for (std::uint64_t n = proof.verified_to; n < sequence.from_file(); ++n) {
    values.ask_at(n);
    if (values[n] != values[n - proof.period.period] + proof.period.saltus) return n;
  }
  return std::nullopt;
}

}  // namespace

PeriodReport prove_period(NimSequence& sequence, std::size_t limit, std::size_t first_look) {
  const Rules& rules = sequence.rules();
  const auto theorem = theorem_for(rules);
  PeriodReport report;
  std::uint64_t size = std::min<std::uint64_t>(first_look, limit);
  for (;;) {
    if (sequence.size() < size) sequence.extend(size);
    report.looked_to = size;
    report.observed = shown_period(sequence.values(), size, saltus_of(rules));
    std::uint64_t next = 2 * size;
    if (report.observed && theorem) {
      report.proof = prove(rules, sequence.values(), size, *report.observed);
      if (report.proof) {
        report.observed.reset();
        report.wrong_value = wrong_beside(sequence, *report.proof);
        if (report.wrong_value) report.proof.reset();
        return report;
      }
      // As far as this period needs, but at least a little more, so that the searches stay cheap.
      const std::uint64_t needed = needed_for(rules, *theorem, *report.observed, size);
      next = std::clamp(needed, size + size / 4, 2 * size);
    }
    if (size >= limit) return report;
    size = std::min<std::uint64_t>(next, limit);
  }
}

}  // namespace summand::heaps
