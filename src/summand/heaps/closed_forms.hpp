// closed_forms: games whose values or periods are given by a formula, each with its theorem.
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

// The value of a heap of n, or nullopt if there is no formula. There are formulas for Nim and games
// like it, for Lasker's Nim, for Dim in both versions, and for Prim in both versions if the least
// prime factor of n is below 10^6. Takes a few milliseconds at most.
std::optional<ClosedValue> closed_value(const Rules& rules, std::uint64_t n);

// What the formula says about the period: which one it is, or that there is none. Returns nullopt
// for rules without a formula.
struct ClosedPeriod {
  std::optional<Period> period;
};
std::optional<ClosedPeriod> closed_period(const Rules& rules);

// The value of a heap whose number is given in decimal digits. Assumes at least one digit and at
// most some thousands. Takes about a second for the largest.
struct ClosedDigits {
  std::string value;
  std::string_view theorem;
};
std::optional<ClosedDigits> closed_value_at(const Rules& rules, std::string_view n);

// A game that is a replica of another one: G(n) = H(floor(n / times)), where H is the sequence of
// `of`.
struct Replica {
  Code of;
  std::uint64_t times = 1;
};

// Replicas are Kayles with t and t + 1 counters for 1 and 2 (0.077, 0.0077, ...), and subtraction
// sets whose numbers have a common divisor. Returns nullopt for all other codes.
std::optional<Replica> replica_of(const Code& code);

// The period of S{a,b}. The preperiod is 0. Assumes 0 < a < b.
std::uint64_t period_of_two(std::uint64_t a, std::uint64_t b);
// The period of S{a,b,a+b}. The preperiod is 0. Assumes 0 < a < b.
std::uint64_t period_of_two_and_sum(std::uint64_t a, std::uint64_t b);
// The period of S{s,4s,12s+1,16s+1}, which grows with the cube of s (Althöfer and Bültermann).
std::uint64_t superlinear_period(std::uint64_t s);

}  // namespace summand::heaps
