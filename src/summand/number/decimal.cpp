#include "summand/number/decimal.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <vector>

#include "summand/base/current_budget.hpp"

namespace summand {

namespace {

constexpr std::size_t kChunkDigits = 18;
constexpr std::uint64_t kChunk = 1'000'000'000'000'000'000;

// In bits. For shorter numbers a product takes less time than a check of the limits.
constexpr std::size_t kLong = 20'000;

void look_if_long(std::size_t bits) {
  if (bits >= kLong) CurrentBudget::look();
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::uint64_t word_of_digits(std::string_view digits) {
  std::uint64_t word = 0;
  for (const char c : digits) word = 10 * word + static_cast<std::uint64_t>(c - '0');
  return word;
}

// A divisor of numbers below its square. Boost divides in quadratic time. So a long divisor stores
// its reciprocal, about 2^scale / value, and division becomes multiplication.
struct Divisor {
  explicit Divisor(Integer divisor)
      : value(std::move(divisor)),
        scale(2 * bits_of(value) + kGuardBits),
        reciprocal((Integer(1) << scale) / value) {}

  // One step of Newton's method from the square of the reciprocal. Half of the digits of that
  // square are right.
  Divisor squared() const {
    look_if_long(scale);
    Divisor out(*this);
    out.value = value * value;
    out.scale = 2 * scale;
    out.reciprocal = reciprocal * reciprocal;
    const Integer error = (Integer(1) << out.scale) - out.value * out.reciprocal;
    out.reciprocal += shifted_down(out.reciprocal * error, out.scale);
    return out;
  }

  void divide(const Integer& x, Integer& quotient, Integer& rest) const {
    if (scale < kLong) return boost::multiprecision::divide_qr(x, value, quotient, rest);
    CurrentBudget::look();
    quotient = (x * reciprocal) >> scale;
    rest = x - quotient * value;
    for (; rest < 0; rest += value) --quotient;  // off by a few at most
    for (; rest >= value; rest -= value) ++quotient;
  }

  // A step of Newton's method doubles the number of right bits, minus two. The guard bits double
  // too and make up for the loss.
  static constexpr std::size_t kGuardBits = 8;

  static std::size_t bits_of(const Integer& x) { return boost::multiprecision::msb(x) + 1; }

  Integer value;
  std::size_t scale;
  Integer reciprocal;
};

}  // namespace

Integer integer_of_digits(std::string_view digits) {
  std::vector<Integer> parts;  // the last digits are first
  while (!digits.empty()) {
    const std::size_t begin = digits.size() - std::min(digits.size(), kChunkDigits);
    parts.emplace_back(word_of_digits(digits.substr(begin)));
    digits = digits.substr(0, begin);
  }
  if (parts.empty()) return 0;
  for (Integer base = kChunk; parts.size() > 1; base *= base) {
    const std::size_t pairs = (parts.size() + 1) / 2;
    for (std::size_t i = 0; i < pairs; ++i) {
      look_if_long(boost::multiprecision::msb(base));
      Integer joined = std::move(parts[2 * i]);
      if (2 * i + 1 < parts.size()) joined += parts[2 * i + 1] * base;
      parts[i] = std::move(joined);
    }
    parts.resize(pairs);
  }
  return std::move(parts.front());
}

std::string digits_of(const Integer& x) {
  std::vector<Divisor> bases = {Divisor(kChunk)};
  while (bases.back().value * bases.back().value <= x) bases.push_back(bases.back().squared());

  std::vector<Integer> parts = {x};  // the first digits are first
  for (; !bases.empty(); bases.pop_back()) {
    std::vector<Integer> halves(2 * parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      bases.back().divide(parts[i], halves[2 * i], halves[2 * i + 1]);
    }
    parts = std::move(halves);
  }
  std::string out;
  for (const Integer& part : parts) {
    out += fmt::format("{:018}", static_cast<std::uint64_t>(part));
  }
  return out.substr(std::min(out.find_first_not_of('0'), out.size() - 1));
}

std::optional<Integer> exact_quotient(const Integer& x, const Integer& odd) {
  if (x < odd) return x == 0 ? std::optional(x) : std::nullopt;
  // Modulo a power of two an odd number has an inverse. One step of Newton's method doubles its
  // right bits. The quotient is shorter than that power, so it is the product modulo the power.
  const std::size_t bits = Divisor::bits_of(x) - Divisor::bits_of(odd) + 1;
  const auto cut = [](const Integer& number, std::size_t length) -> Integer {
    return number & ((Integer(1) << length) - 1);
  };
  Integer inverse = 1;
  for (std::size_t right = 1; right < bits;) {
    look_if_long(right);
    right = std::min(2 * right, bits);
    const Integer product = cut(cut(odd, right) * inverse, right);
    inverse = cut(inverse * ((Integer(1) << right) + 2 - product), right);
  }
  Integer quotient = cut(cut(x, bits) * inverse, bits);
  if (quotient * odd != x) return std::nullopt;
  return quotient;
}

bool NumberScanner::accept(char wanted) {
  if (at_end() || text_[at_] != wanted) return false;
  ++at_;
  return true;
}

Result<std::string> NumberScanner::digits(std::size_t most) {
  const std::size_t begin = at_;
  std::string out;
  while (!at_end() && (is_digit(text_[at_]) || (text_[at_] == '_' && !out.empty()))) {
    if (text_[at_] != '_') {
      out += text_[at_];
    } else if (at_ + 1 == text_.size() || !is_digit(text_[at_ + 1])) {
      return fail("a digit must follow the _", at_ + 1);
    }
    ++at_;
  }
  if (out.empty()) return fail(text_.empty() ? "a number is missing" : "a digit is missing", at_);
  if (out.size() > most) {
    return fail(fmt::format("a number may have at most {} digits", most), begin);
  }
  return out;
}

Result<void> NumberScanner::end() const {
  if (!at_end()) return fail("this text does not belong to the number", at_);
  return {};
}

std::string NumberScanner::quoted() const {
  constexpr std::size_t kLongest = 40;
  if (text_.size() <= kLongest) return std::string(text_);
  return std::string(text_.substr(0, kLongest)) + "...";
}

}  // namespace summand
