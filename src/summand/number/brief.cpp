#include "summand/number/brief.hpp"

#include <cstdint>
#include <fmt/core.h>

#include "summand/number/big.hpp"

namespace summand {

namespace {

constexpr std::size_t kMost = 1000;

// bits * log10(2), or one less.
std::uint64_t digits_below(std::uint64_t bits) { return bits * 301'029'995 / 1'000'000'000; }

// A lower bound of the digits of the numerator.
std::uint64_t least_digits(const Dyadic& x) {
  if (x.is_zero()) return 1;
  const Integer size = boost::multiprecision::abs(DyadicParts::numerator(x));
  return digits_below(boost::multiprecision::msb(size)) + 1;
}

}  // namespace

std::uint64_t least_length(const Dyadic& x) {
  std::uint64_t out = (x.sign() < 0 ? 1 : 0) + least_digits(x);
  if (!x.is_integer()) out += 1 + digits_below(x.log2_denominator()) + 1;
  return out;
}

std::string brief(const Dyadic& x) {
  if (least_length(x) <= kMost) return print(x);
  const Dyadic whole = x.floor();
  if (least_length(whole) <= kMost) {
    return fmt::format("(between {} and {})", print(whole), print(whole + 1));
  }
  return fmt::format("(about {}10^{})", x.sign() < 0 ? "-" : "", least_digits(whole) - 1);
}

}  // namespace summand
