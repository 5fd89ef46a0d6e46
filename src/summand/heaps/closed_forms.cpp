#include "summand/heaps/closed_forms.hpp"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <limits>
#include <numeric>
#include <vector>

#include "summand/base/check.hpp"
#include "summand/heaps/names.hpp"

namespace summand::heaps {

namespace {

using Integer = boost::multiprecision::cpp_int;

constexpr std::uint64_t kMostPrime = 1'000'000;

// 1 for the prime 2, 2 for 3, 3 for 5, ... Returns nullopt if the least prime factor is not below
// kMostPrime. Assumes n > 1.
template <class Number>
std::optional<std::uint64_t> index_of_least_prime_factor(const Number& n) {
  std::vector<bool> composite(kMostPrime);
  std::uint64_t index = 0;
  for (std::uint64_t prime = 2; prime < kMostPrime; ++prime) {
    if (composite[prime]) continue;
    ++index;
    if (n % prime == 0) return index;
    for (std::uint64_t multiple = prime * prime; multiple < kMostPrime; multiple += prime) {
      composite[multiple] = true;
    }
  }
  return std::nullopt;
}

// The index of the least prime factor. But if the last counter may be taken, all even heaps have
// the value 0 instead of 1, and a heap of one has 1 instead of 0.
template <class Number>
std::optional<std::uint64_t> prim_value(Prim rules, const Number& n) {
  if (n <= 1) return rules.last_counter ? static_cast<std::uint64_t>(n) : 0;
  if (n % 2 == 0) return rules.last_counter ? 0 : 1;
  return index_of_least_prime_factor(n);
}

template <class Number>
std::uint64_t dim_value(Dim rules, Number n) {
  if (n == 0) return 0;
  std::uint64_t twos = 0;
  for (; n % 2 == 0; n /= 2) ++twos;
  return twos + (rules.whole_heap ? 1 : 0);
}

// Exchanges 4k+3 and 4k+4.
template <class Number>
Number lasker_value(const Number& n) {
  if (n % 4 == 3) return n + 1;
  if (n % 4 == 0 && n > 0) return n - 1;
  return n;
}

// Whether every move takes something, and any number may be taken so that nothing or one heap is
// left. Then all smaller values are options of n. The value n is none, because heaps with less than
// n counters in all have a nim-sum less than n.
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

template <class Number>
struct Closed {
  Number value;
  std::string_view theorem;
};

template <class Number>
std::optional<Closed<Number>> closed(const Rules& rules, const Number& n) {
  if (const auto* prim = std::get_if<Prim>(&rules)) {
    const auto value = prim_value(*prim, n);
    if (!value) return std::nullopt;
    return Closed<Number>{*value, "Prim by least prime factors (Winning Ways ch. 4)"};
  }
  if (const auto* dim = std::get_if<Dim>(&rules)) {
    return Closed<Number>{dim_value(*dim, n), "Dim by powers of two (Winning Ways ch. 4)"};
  }
  const Code& code = std::get<Code>(rules);
  if (is_like_nim(code)) {
    return Closed<Number>{n, "a heap as in Nim, of which any number may be taken"};
  }
  if (is_lasker(code)) {
    return Closed<Number>{lasker_value(n), "Lasker's Nim by its closed form (Winning Ways ch. 4)"};
  }
  return std::nullopt;
}

}  // namespace

std::optional<ClosedValue> closed_value(const Rules& rules, std::uint64_t n) {
  if (n == std::numeric_limits<std::uint64_t>::max()) return std::nullopt;  // Lasker's may be n + 1
  const auto found = closed(rules, n);
  if (!found) return std::nullopt;
  return ClosedValue{found->value, found->theorem};
}

// A period p of Prim or Dim would have a saltus, since their values have no bound. But in Dim an
// odd heap n has the value of n + 2p, and in Prim an odd multiple n of 3 has the value of n + 6p.
std::optional<ClosedPeriod> closed_period(const Rules& rules) {
  const auto* code = std::get_if<Code>(&rules);
  if (code == nullptr) return ClosedPeriod{};
  if (is_like_nim(*code)) return ClosedPeriod{Period{0, 1, 1}};
  if (is_lasker(*code)) return ClosedPeriod{Period{1, 4, 4}};
  return std::nullopt;
}

std::optional<ClosedDigits> closed_value_at(const Rules& rules, std::string_view n) {
  const std::size_t first = std::min(n.find_first_not_of('0'), n.size() - 1);
  const auto found = closed(rules, Integer(std::string(n.substr(first))));
  if (!found) return std::nullopt;
  return ClosedDigits{found->value.str(), found->theorem};
}

}  // namespace summand::heaps
