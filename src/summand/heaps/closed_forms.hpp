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

}  // namespace summand::heaps
