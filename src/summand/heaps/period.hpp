// Period: how a nim-sequence repeats, and what the end of its known part shows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// G(n + period) = G(n) + saltus for all n from the preperiod on.
struct Period {
  std::uint64_t preperiod = 0;
  std::uint64_t period = 1;
  std::uint64_t saltus = 0;

  friend bool operator==(const Period&, const Period&) = default;
};

// The kind of periods to find: only those with saltus 0, or all.
enum class Saltus { zero, any };

// The least period that holds for the last eighth of the first `count` values, with the preperiod
// that it has there. It is only an observation, and a guess for proofs. Linear in count. Assumes
// that the values are known. Throws LimitReached, like the next two functions: they ask the budget
// of the values.
std::optional<Period> shown_period(const NimValues& values, std::size_t count, Saltus saltus);

// Whether G(n + period) = G(n) + saltus for all n in [from, to). Assumes that the values below to +
// period are known.
bool repeats(const NimValues& values, const Period& period, std::uint64_t from, std::uint64_t to);

// The least period, and then the least preperiod, of a sequence that has this period. The greatest
// common divisor of two periods of the periodic part is also a period. So dividing by prime factors
// finds the least one. Assumes that the values below preperiod + period are known.
Period least_period(const NimValues& values, Period period);

}  // namespace summand::heaps
