#include "summand/heaps/closed_forms.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/heaps/names.hpp"

namespace summand::heaps {

namespace {

constexpr std::uint64_t kMostPrime = 1'000'000;

std::optional<std::uint64_t> least_prime_factor(std::uint64_t n) {
  for (std::uint64_t factor = 2; factor < kMostPrime; ++factor) {
    if (n % factor == 0) return factor;
    if (factor * factor > n) return n < kMostPrime ? std::optional(n) : std::nullopt;
  }
  return std::nullopt;
}

// 1 for 2, 2 for 3, 3 for 5, ...
std::uint64_t index_of_prime(std::uint64_t prime) {
  std::vector<bool> composite(prime + 1);
  std::uint64_t index = 0;
  for (std::uint64_t n = 2; n <= prime; ++n) {
    if (composite[n]) continue;
    ++index;
    for (std::uint64_t multiple = n * n; multiple <= prime; multiple += n) {
      composite[multiple] = true;
    }
  }
  return index;
}

// The index of the least prime factor; but where the last counter may be taken all even heaps have
// value 0 instead of 1, and a heap of one has 1 instead of 0.
std::optional<std::uint64_t> prim_value(Prim rules, std::uint64_t n) {
  if (n <= 1) return rules.last_counter ? n : 0;
  if (n % 2 == 0) return rules.last_counter ? 0 : 1;
  const auto factor = least_prime_factor(n);
  if (!factor) return std::nullopt;
  return index_of_prime(*factor);
}

std::uint64_t dim_value(Dim rules, std::uint64_t n) {
  if (n == 0) return 0;
  return static_cast<std::uint64_t>(std::countr_zero(n)) + (rules.whole_heap ? 1 : 0);
}

// 4k+3 and 4k+4 exchanged.
std::uint64_t lasker_value(std::uint64_t n) {
  if (n % 4 == 3) return n + 1;
  return n % 4 == 0 && n > 0 ? n - 1 : n;
}

// Any number may be taken that leaves nothing or one heap, and a move always takes: then all
// smaller values are options, and n is not, since heaps that have less than n counters together
// have a nim-sum of less than n.
bool is_like_nim(const Code& code) {
  if (code.finite() || code.digit(0).heaps != 0) return false;
  const auto takes_all = [](const Digit& digit) { return (digit.heaps & 3) == 3; };
  return std::all_of(code.digits().begin() + 1, code.digits().end(), takes_all) &&
         std::ranges::all_of(code.repeated(), takes_all);
}

bool is_lasker(const Code& code) {
  static constexpr Digit kSplit{4, false}, kTake{3, false};
  return code.digits() == std::vector{kSplit} && code.repeated() == std::vector{kTake};
}

std::optional<ClosedValue> known(std::optional<std::uint64_t> value, std::string_view theorem) {
  if (!value) return std::nullopt;
  return ClosedValue{*value, theorem};
}

std::optional<ClosedValue> closed_value_of_code(const Code& code, std::uint64_t n) {
  if (is_like_nim(code)) return known(n, "a heap as in Nim, of which any number may be taken");
  if (is_lasker(code) && n < std::numeric_limits<std::uint64_t>::max()) {
    return known(lasker_value(n), "Lasker's Nim by its closed form (Winning Ways ch. 4)");
  }
  return std::nullopt;
}

}  // namespace

std::optional<ClosedValue> closed_value(const Rules& rules, std::uint64_t n) {
  if (const auto* prim = std::get_if<Prim>(&rules)) {
    return known(prim_value(*prim, n), "Prim by least prime factors (Winning Ways ch. 4)");
  }
  if (const auto* dim = std::get_if<Dim>(&rules)) {
    return known(dim_value(*dim, n), "Dim by powers of two (Winning Ways ch. 4)");
  }
  return closed_value_of_code(std::get<Code>(rules), n);
}

// Kayles (Winning Ways ch. 4, replication): where t or t + 1 counters are taken from n = q t + r
// and the rest is split into a + b, floor(a/t) + floor(b/t) is q - 1 or q - 2, as in Kayles of q,
// and all such splits of q - 1 and q - 2 occur.
std::optional<Replica> replica_of(const Code& code) {
  if (!code.finite()) return std::nullopt;
  const std::vector<std::uint64_t> taken = subtraction_set(code);
  if (!taken.empty()) {
    std::uint64_t divisor = 0;
    for (const std::uint64_t number : taken) divisor = std::gcd(divisor, number);
    if (divisor == 1) return std::nullopt;
    std::vector<std::uint64_t> smaller;
    for (const std::uint64_t number : taken) smaller.push_back(number / divisor);
    return Replica{subtraction_game(smaller).value(), divisor};
  }
  constexpr Digit kSeven{7, false};
  const auto& digits = code.digits();
  const std::uint64_t last = digits.size() - 1;
  if (last < 3 || digits[last] != kSeven || digits[last - 1] != kSeven) return std::nullopt;
  if (!std::all_of(digits.begin(), digits.end() - 2,
                   [](const Digit& digit) { return digit == Digit{}; })) {
    return std::nullopt;
  }
  return Replica{Code({Digit{}, kSeven, kSeven}), last - 1};
}

std::uint64_t period_of_two(std::uint64_t a, std::uint64_t b) {
  SUMMAND_CHECK(0 < a && a < b);
  return b % a == 0 && b / a % 2 == 1 ? 2 * a : a + b;
}

std::uint64_t period_of_two_and_sum(std::uint64_t a, std::uint64_t b) {
  SUMMAND_CHECK(0 < a && a < b);
  const std::uint64_t rest = b % (2 * a);
  if (0 < rest && rest < a) return a * (2 * b + rest) / std::gcd(a, b);
  return 2 * b + (2 * a - rest) % (2 * a);
}

std::uint64_t superlinear_period(std::uint64_t s) { return ((56 * s + 52) * s + 9) * s + 1; }

}  // namespace summand::heaps
