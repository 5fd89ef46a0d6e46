// Period: how a nim-sequence repeats itself, and what the end of a known stretch of it shows.
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

// Which periods are looked for: with saltus 0 alone, or with any.
enum class Saltus { zero, any };

// The least period that the end of the first `count` values shows over an eighth of them, with the
// preperiod that it has there; a guess for those who prove, and an observation otherwise. Linear in
// count. Assumes that so many values are known. Throws LimitReached, as the next two do: they ask
// the budget of the values.
std::optional<Period> shown_period(const NimValues& values, std::size_t count, Saltus saltus);

// Whether G(n + period) = G(n) + saltus for all n from `from` up to, but not including, `to`.
// Assumes that the values below to + period are known.
bool repeats(const NimValues& values, const Period& period, std::uint64_t from, std::uint64_t to);

// The least period and then the least preperiod of a sequence that has this one. A period of the
// periodic part and any other one have their greatest common divisor as a period, too, so the least
// is found by taking prime factors out. Assumes that the values below preperiod + period are known.
Period least_period(const NimValues& values, Period period);

}  // namespace summand::heaps
