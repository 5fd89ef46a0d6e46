// Theorems about the values and periods of taking-and-breaking games, to compare with computed
// ones.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "summand/heaps/code.hpp"
#include "summand/heaps/names.hpp"

namespace summand::testing {

// A game that is a replica of another one: G(n) = H(floor(n / times)), where H is the sequence of
// `of`.
struct Replica {
  heaps::Code of;
  std::uint64_t times = 1;
};

// Replicas are Kayles with t and t + 1 counters for 1 and 2 (0.077, 0.0077, ...), and subtraction
// sets whose numbers have a common divisor. Returns nullopt for all other codes.
//
// Kayles (Winning Ways ch. 4, replication): t or t + 1 counters are taken from n = q t + r, and the
// rest is split into a + b. Then floor(a/t) + floor(b/t) is q - 1 or q - 2, as in Kayles of q, and
// all such splits of q - 1 and q - 2 occur.
inline std::optional<Replica> replica_of(const heaps::Code& code) {
  if (!code.finite()) return std::nullopt;
  const std::vector<std::uint64_t> taken = heaps::subtraction_set(code);
  if (!taken.empty()) {
    std::uint64_t divisor = 0;
    for (const std::uint64_t number : taken) divisor = std::gcd(divisor, number);
    if (divisor <= 1) return std::nullopt;
    std::vector<std::uint64_t> smaller;
    for (const std::uint64_t number : taken) smaller.push_back(number / divisor);
    return Replica{heaps::subtraction_game(smaller).value(), divisor};
  }
  constexpr heaps::Digit kSeven{7, false};
  const auto& digits = code.digits();
  const std::uint64_t last = digits.size() - 1;
  if (last < 3 || digits[last] != kSeven || digits[last - 1] != kSeven) return std::nullopt;
  if (!std::all_of(digits.begin(), digits.end() - 2,
                   [](const heaps::Digit& digit) { return digit == heaps::Digit{}; })) {
    return std::nullopt;
  }
  return Replica{heaps::Code({heaps::Digit{}, kSeven, kSeven}), last - 1};
}

// The period of S{a,b}. The preperiod is 0. Assumes 0 < a < b.
inline std::uint64_t period_of_two(std::uint64_t a, std::uint64_t b) {
  return b % a == 0 && b / a % 2 == 1 ? 2 * a : a + b;
}

// The period of S{a,b,a+b}. The preperiod is 0. Assumes 0 < a < b.
inline std::uint64_t period_of_two_and_sum(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t rest = b % (2 * a);
  if (0 < rest && rest < a) return a * (2 * b + rest) / std::gcd(a, b);
  return 2 * b + (2 * a - rest) % (2 * a);
}

// The period of S{s,4s,12s+1,16s+1}, which grows with the cube of s (Althöfer and Bültermann).
inline std::uint64_t superlinear_period(std::uint64_t s) { return ((56 * s + 52) * s + 9) * s + 1; }

}  // namespace summand::testing
