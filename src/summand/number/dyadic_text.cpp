#include <fmt/core.h>

#include "summand/base/whole_number.hpp"
#include "summand/number/decimal.hpp"
#include "summand/number/dyadic.hpp"

namespace summand {

namespace {

// numerator / denominator, or nullopt if that is not dyadic.
std::optional<Dyadic> dyadic_quotient(const Integer& numerator, const Integer& denominator) {
  const std::size_t twos = boost::multiprecision::lsb(denominator);
  const Integer odd = denominator >> twos;
  if (odd == 1) return DyadicParts::number(numerator, twos);
  std::optional<Integer> whole = exact_quotient(numerator, odd);
  if (!whole) return std::nullopt;
  return DyadicParts::number(*std::move(whole), twos);
}

Result<Dyadic> fraction(NumberScanner& scanner, const std::string& numerator) {
  const std::size_t offset = scanner.offset();
  SUMMAND_TRY(digits, scanner.digits());
  if (const auto end = scanner.end(); !end) return std::unexpected(end.error());
  const Integer denominator = integer_of_digits(digits);
  if (denominator == 0) return fail("the denominator is 0", offset);
  const std::optional<Dyadic> out = dyadic_quotient(integer_of_digits(numerator), denominator);
  if (out) return *out;
  return fail(
      scanner.quoted() + " is not a dyadic rational: the denominator must be a power of two",
      offset);
}

Result<Dyadic> decimal(NumberScanner& scanner, const std::string& whole) {
  const std::size_t offset = scanner.offset();
  SUMMAND_TRY(digits, scanner.digits());
  if (whole.size() + digits.size() > kMaxNumberDigits) {
    return fail(fmt::format("a number may have at most {} digits", kMaxNumberDigits), offset);
  }
  if (const auto end = scanner.end(); !end) return std::unexpected(end.error());
  // With n digits after the point the number is dyadic if and only if 5^n divides it times 10^n.
  const Integer fives =
      boost::multiprecision::pow(Integer(5), static_cast<unsigned>(digits.size()));
  const std::optional<Dyadic> out = dyadic_quotient(integer_of_digits(whole + digits), fives);
  if (out) return out->scaled(-static_cast<std::int64_t>(digits.size()));
  return fail(scanner.quoted() + " is not a dyadic rational: the denominator of " +
                  "this decimal in lowest terms is divisible by 5",
              offset);
}

Result<Dyadic> unsigned_number(NumberScanner& scanner) {
  SUMMAND_TRY(digits, scanner.digits());
  if (scanner.accept('/')) return fraction(scanner, digits);
  if (scanner.accept('.')) return decimal(scanner, digits);
  if (const auto end = scanner.end(); !end) return std::unexpected(end.error());
  return DyadicParts::number(integer_of_digits(digits), 0);
}

}  // namespace

std::string print(const Dyadic& x) {
  const unsigned exponent = x.log2_denominator();
  if (!DyadicParts::is_big(x) && exponent < 64) {
    const std::int64_t numerator = DyadicParts::small(x);
    if (exponent == 0) return fmt::format("{}", numerator);
    return fmt::format("{}/{}", numerator, std::uint64_t{1} << exponent);
  }
  std::string out = x.sign() < 0 ? "-" : "";
  out += digits_of(boost::multiprecision::abs(DyadicParts::numerator(x)));
  if (exponent > 0) out += "/" + digits_of(Integer(1) << exponent);
  return out;
}

Result<Dyadic> parse_dyadic(std::string_view text) {
  // Most numbers are a few digits.
  if (const auto small = whole_number<std::uint32_t>(text)) return Dyadic(std::int64_t{*small});
  NumberScanner scanner(text);
  const bool negative = scanner.accept('-');
  SUMMAND_TRY(number, unsigned_number(scanner));
  return negative ? -number : number;
}

}  // namespace summand
