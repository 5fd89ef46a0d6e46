// Ratio: exact rational numbers, for temperatures and means that are no dyadic numbers.
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "summand/number/dyadic.hpp"

namespace summand {

// A dyadic number over an odd integer, in lowest terms, so equal numbers have equal
// representations. An odd part of more than 64 bits reaches the size limit.
class Ratio {
 public:
  Ratio() = default;
  template <std::integral Integer>
    requires(!std::same_as<Integer, bool>)
  Ratio(Integer value) : over_odd_(value) {}
  Ratio(Dyadic value) : over_odd_(std::move(value)) {}

  int sign() const { return over_odd_.sign(); }

  Ratio operator-() const { return {-over_odd_, odd_}; }
  friend Ratio operator+(const Ratio& a, const Ratio& b);
  friend Ratio operator-(const Ratio& a, const Ratio& b) { return a + -b; }
  Ratio times(std::int64_t factor) const;
  // Assumes that the divisor is not 0.
  Ratio divided_by(std::int64_t divisor) const;

  friend bool operator==(const Ratio&, const Ratio&) = default;
  friend std::strong_ordering operator<=>(const Ratio& a, const Ratio& b);

  // Writes "7" or "-5/12".
  friend std::string print(const Ratio& x);

 private:
  Ratio(Dyadic over_odd, std::uint64_t odd) : over_odd_(std::move(over_odd)), odd_(odd) {}
  static Ratio reduced(Dyadic over_odd, std::uint64_t odd);

  Dyadic over_odd_;
  std::uint64_t odd_ = 1;
};

}  // namespace summand
