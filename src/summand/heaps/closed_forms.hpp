// closed_forms: games whose values or periods are known by a formula, each with its theorem.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "summand/heaps/code.hpp"
#include "summand/heaps/period.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

struct ClosedValue {
  std::uint64_t value = 0;
  std::string_view theorem;  // "Lasker's Nim by its closed form (Winning Ways ch. 4)"
};

// The value of a heap of n, where these rules have a formula for it: Nim and all that is like it,
// Lasker's Nim, Dim in both versions, and Prim in both versions where the least prime factor of n
// is below 10^6. At most some milliseconds.
std::optional<ClosedValue> closed_value(const Rules& rules, std::uint64_t n);

// What the formula of these rules says of their period: which one there is, or that there is none.
// Nothing for rules without a formula.
struct ClosedPeriod {
  std::optional<Period> period;
};
std::optional<ClosedPeriod> closed_period(const Rules& rules);

// The value of a heap whose number is written in decimal digits, at most some thousands of them;
// assumes one digit at least. A second or so for the largest.
struct ClosedDigits {
  std::string value;
  std::string_view theorem;
};
std::optional<ClosedDigits> closed_value_at(const Rules& rules, std::string_view n);

// A game of which another one is a replica: G(n) = H(floor(n / times)), H the sequence of `of`.
struct Replica {
  Code of;
  std::uint64_t times = 1;
};

// Kayles with t and t + 1 counters for 1 and 2 (0.077, 0.0077, ...), and subtraction sets whose
// numbers have a common divisor. Nothing for others, nor for those that are no smaller game's.
std::optional<Replica> replica_of(const Code& code);

// The period of S{a,b}, preperiod 0. Assumes 0 < a < b.
std::uint64_t period_of_two(std::uint64_t a, std::uint64_t b);
// The period of S{a,b,a+b}, preperiod 0. Assumes 0 < a < b.
std::uint64_t period_of_two_and_sum(std::uint64_t a, std::uint64_t b);
// The period of S{s,4s,12s+1,16s+1}, which grows with the cube of s (Althöfer and Bültermann).
std::uint64_t superlinear_period(std::uint64_t s);

}  // namespace summand::heaps
