// period_proof: proves the period of a nim-sequence, and then finds the value of any heap.
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

// A period that lasts for ever. It is the least one, with the least preperiod.
struct Proof {
  Period period;
  Theorem theorem = Theorem::heaps;
  std::uint64_t bound = 0;        // equality was checked from the preperiod to below this
  std::uint64_t verified_to = 0;  // the values below this were used
  std::uint64_t digest = 0;       // of these values (heaps/digest.hpp)

  friend bool operator==(const Proof&, const Proof&) = default;
};

// What is known about the period from the values below `looked_to`. At most one of the two is set.
// A period that is only observed may end later.
struct PeriodReport {
  std::optional<Proof> proof;
  std::optional<Period> observed;
  std::uint64_t looked_to = 0;
  // A wrong value from a file. It was found when a proof needed it, or by comparison with the
  // proved period. Then nothing else is set.
  std::optional<std::uint64_t> wrong_value = {};
};

// Proves the period of a sequence, if possible. Values from a file are computed again before a
// proof uses them, and the others are compared with the period. The sequence is extended about as
// far as a proof needs (it is examined at growing lengths), and to at most `limit` heaps. It is
// first examined at `first_look` heaps. A caller that has examined fewer heaps need not do that
// again. Throws LimitReached like the sequence. Besides the computation of the values it is linear
// in their number.
PeriodReport prove_period(NimSequence& sequence, std::size_t limit, std::size_t first_look = 128);

// Proves this period from the values below `count`, or returns nullopt if they are not enough. It
// need not be the least. Assumes that the values are known.
std::optional<Proof> prove(const Rules& rules, const NimValues& values, std::uint64_t count,
                           const Period& guess);

// The largest number of digits of a heap that value_at reads.
inline constexpr std::size_t kMostDigitsOfHeap = 10'000;

// The value of the heap n. Both are written in decimal digits. Assumes that `values` are known up
// to preperiod + period, and that the period holds.
Result<std::string> value_at(const Period& period, const NimValues& values, std::string_view n);

}  // namespace summand::heaps
