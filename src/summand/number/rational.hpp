// Rationals of any size, for theory that leaves the dyadic numbers (mean values, periods, fits).
//
// Slow beside Dyadic: every result is allocated. Copies share it.
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/number/dyadic.hpp"

namespace summand {

class Rational {
 public:
  Rational() : Rational(Dyadic()) {}
  template <std::integral Integer>
  Rational(Integer value) : Rational(Dyadic(value)) {}
  Rational(const Dyadic& x);
  // Assumes denominator != 0.
  static Rational ratio(const Dyadic& numerator, const Dyadic& denominator) {
    return Rational(numerator) / Rational(denominator);
  }

  int sign() const;
  bool is_zero() const { return sign() == 0; }
  bool is_integer() const;
  // Numerator and denominator in lowest terms, the denominator positive.
  Dyadic numerator() const;
  Dyadic denominator() const;
  // The greatest integer not above.
  Dyadic floor() const;
  // The number itself, if its denominator is a power of two.
  std::optional<Dyadic> to_dyadic() const;

  Rational operator-() const;
  friend Rational operator+(const Rational& a, const Rational& b);
  friend Rational operator-(const Rational& a, const Rational& b);
  friend Rational operator*(const Rational& a, const Rational& b);
  // Assumes b != 0.
  friend Rational operator/(const Rational& a, const Rational& b);

  friend bool operator==(const Rational& a, const Rational& b);
  friend std::strong_ordering operator<=>(const Rational& a, const Rational& b);
  friend std::size_t hash_value(const Rational& x);

  // "7", "-5/3".
  friend std::string print(const Rational& x);

 private:
  friend struct RationalParts;  // rational.cpp
  struct Value;

  explicit Rational(std::shared_ptr<const Value> value) : value_(std::move(value)) {}

  std::shared_ptr<const Value> value_;
};

// Reads an integer, a fraction or a decimal; at most kMaxNumberDigits digits in a row.
Result<Rational> parse_rational(std::string_view text);

}  // namespace summand
