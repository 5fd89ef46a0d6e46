#include "summand/number/rational.hpp"

#include <boost/multiprecision/cpp_int.hpp>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/hash.hpp"
#include "summand/number/decimal.hpp"

namespace summand {

namespace mp = boost::multiprecision;

struct Rational::Value {
  mp::cpp_rational exact;
};

struct RationalParts {
  static const mp::cpp_rational& exact(const Rational& x) { return x.value_->exact; }
  static Rational rational(mp::cpp_rational exact) {
    return Rational(std::make_shared<const Rational::Value>(std::move(exact)));
  }
};

namespace {

const mp::cpp_rational& exact(const Rational& x) { return RationalParts::exact(x); }

// Fractions are brought to lowest terms in quadratic time.
constexpr std::size_t kMostDigits = 100'000;

Rational rational_quotient(const Integer& numerator, const Integer& denominator) {
  return RationalParts::rational(mp::cpp_rational(numerator, denominator));
}

}  // namespace

Rational::Rational(const Dyadic& x)
    : Rational(rational_quotient(DyadicParts::numerator(x), Integer(1) << x.log2_denominator())) {}

int Rational::sign() const { return value_->exact.sign(); }

bool Rational::is_integer() const { return mp::denominator(value_->exact) == 1; }

Dyadic Rational::numerator() const { return DyadicParts::number(mp::numerator(value_->exact), 0); }

Dyadic Rational::denominator() const {
  return DyadicParts::number(mp::denominator(value_->exact), 0);
}

Dyadic Rational::floor() const {
  const Integer top = mp::numerator(value_->exact), bottom = mp::denominator(value_->exact);
  Integer whole, rest;
  mp::divide_qr(top, bottom, whole, rest);  // rounds towards 0
  if (rest < 0) --whole;
  return DyadicParts::number(std::move(whole), 0);
}

std::optional<Dyadic> Rational::to_dyadic() const {
  const Integer bottom = mp::denominator(value_->exact);
  const std::size_t twos = mp::lsb(bottom);
  if ((bottom >> twos) != 1) return std::nullopt;
  return DyadicParts::number(mp::numerator(value_->exact), twos);
}

Rational Rational::operator-() const { return RationalParts::rational(-exact(*this)); }

Rational operator+(const Rational& a, const Rational& b) {
  return RationalParts::rational(exact(a) + exact(b));
}

Rational operator-(const Rational& a, const Rational& b) {
  return RationalParts::rational(exact(a) - exact(b));
}

Rational operator*(const Rational& a, const Rational& b) {
  return RationalParts::rational(exact(a) * exact(b));
}

Rational operator/(const Rational& a, const Rational& b) {
  SUMMAND_CHECK(!b.is_zero());
  return RationalParts::rational(exact(a) / exact(b));
}

bool operator==(const Rational& a, const Rational& b) { return exact(a) == exact(b); }

std::strong_ordering operator<=>(const Rational& a, const Rational& b) {
  return exact(a).compare(exact(b)) <=> 0;
}

std::size_t hash_value(const Rational& x) {
  return hash_combine(hash_value(x.numerator()), hash_value(x.denominator()));
}

std::string print(const Rational& x) {
  const std::string top = print(x.numerator());
  return x.is_integer() ? top : top + "/" + print(x.denominator());
}

Result<Rational> parse_rational(std::string_view text) {
  NumberScanner scanner(text);
  const bool negative = scanner.accept('-');
  SUMMAND_TRY(whole, scanner.digits(kMostDigits));
  Integer top = integer_of_digits(whole), bottom = 1;
  if (scanner.accept('/')) {
    const std::size_t offset = scanner.offset();
    SUMMAND_TRY(digits, scanner.digits(kMostDigits));
    bottom = integer_of_digits(digits);
    if (bottom == 0) return fail("the denominator is 0", offset);
  } else if (scanner.accept('.')) {
    SUMMAND_TRY(digits, scanner.digits(kMostDigits));
    top = integer_of_digits(whole + digits);
    bottom = mp::pow(Integer(10), static_cast<unsigned>(digits.size()));
  }
  if (const auto end = scanner.end(); !end) return std::unexpected(end.error());
  const Rational size = rational_quotient(top, bottom);
  return negative ? -size : size;
}

}  // namespace summand
