// period_proof: the period of a nim-sequence, proved, and then the value of any heap.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/heaps/period.hpp"
#include "summand/heaps/period_theorems.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::heaps {

// A period that lasts for ever: the least, with the least preperiod.
struct Proof {
  Period period;
  Theorem theorem = Theorem::heaps;
  std::uint64_t bound = 0;        // equality was seen for all n below it from the preperiod on
  std::uint64_t verified_to = 0;  // for which the values below this were used
  std::uint64_t digest = 0;       // of these (heaps/digest.hpp)

  friend bool operator==(const Proof&, const Proof&) = default;
};

// What can be said of the period when the values below `looked_to` are known: at most one of the
// two is there. What is only observed may yet end.
struct PeriodReport {
  std::optional<Proof> proof;
  std::optional<Period> observed;
  std::uint64_t looked_to = 0;
  // A value that came from a file and is wrong, as was seen when a proof would have rested on it or
  // by the period that was proved; then nothing else is there.
  std::optional<std::uint64_t> wrong_value = {};
};

// Values that came from a file are computed again before a proof rests on them, and the others are
// compared with the period. Extends the
// sequence no further than a proof needs (nearly: looks are taken at growing lengths), and at most
// to `limit` heaps. The first look is at `first_look` heaps: whoever has looked at fewer in vain
// need not do it again. Throws LimitReached as the sequence does. Linear in the values that are
// looked at, beside the work of making them.
PeriodReport prove_period(NimSequence& sequence, std::size_t limit, std::size_t first_look = 128);

// Proves this period with the values below `count`, if they suffice; it need not be the least.
// Assumes that they are known.
std::optional<Proof> prove(const Rules& rules, const NimValues& values, std::uint64_t count,
                           const Period& guess);

// The longest number of a heap, in digits, that value_at reads.
inline constexpr std::size_t kMostDigitsOfHeap = 10'000;

// The value of the heap n, written in decimal digits, in decimal digits. Assumes that `values` are
// those of the proof as far as preperiod + period.
Result<std::string> value_at(const Period& period, const NimValues& values, std::string_view n);

}  // namespace summand::heaps
