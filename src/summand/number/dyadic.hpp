// Dyadic rationals p/2^q, exact at any size: the numbers that are values of finite games.
//
// A Dyadic is two machine words. A numerator of at most 64 bits is held in place and needs no
// allocation. A longer one is behind a pointer (number/big.hpp). It is always in lowest terms, so
// equal numbers have equal representations.
#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "summand/base/hash.hpp"
#include "summand/base/result.hpp"

namespace summand {

class Dyadic {
 public:
  // The greatest length of a numerator or a denominator. A longer result fails a check. Callers
  // that compute products or powers of a user's numbers must compare bit_length() and
  // log2_denominator() first.
  static constexpr std::size_t kMaxBits = std::size_t{1} << 22;

  Dyadic() noexcept : small_(0) {}
  template <std::integral Integer>
    requires(!std::same_as<Integer, bool>)
  Dyadic(Integer value) : small_(static_cast<std::int64_t>(value)) {
    if constexpr (!std::in_range<std::int64_t>(std::numeric_limits<Integer>::max())) {
      if (!std::in_range<std::int64_t>(value)) *this = big_from(static_cast<Wide>(value), 0);
    }
  }
  // numerator / 2^log2_denominator. The arguments need not be in lowest terms.
  static Dyadic ratio(std::int64_t numerator, unsigned log2_denominator) {
    return reduced(numerator, log2_denominator);
  }
  // 2^exponent. The exponent may be negative.
  static Dyadic power_of_two(std::int64_t exponent) { return Dyadic(1).scaled(exponent); }

  Dyadic(const Dyadic& other)
      : small_(other.small_), exponent_(other.exponent_), is_big_(other.is_big_) {
    if (is_big_) [[unlikely]]
      big_ = clone(*other.big_);
  }
  Dyadic(Dyadic&& other) noexcept
      : small_(other.small_), exponent_(other.exponent_), is_big_(other.is_big_) {
    if (is_big_) [[unlikely]] {
      big_ = other.big_;
      other.forget();
    }
  }
  Dyadic& operator=(const Dyadic& other) {
    if (is_big_ || other.is_big_) [[unlikely]]
      return *this = Dyadic(other);
    small_ = other.small_;
    exponent_ = other.exponent_;
    return *this;
  }
  Dyadic& operator=(Dyadic&& other) noexcept {
    if (is_big_ || other.is_big_) [[unlikely]] {
      std::swap(small_, other.small_);  // swaps the pointers, too
      std::swap(is_big_, other.is_big_);
      std::swap(exponent_, other.exponent_);
      return *this;
    }
    small_ = other.small_;
    exponent_ = other.exponent_;
    return *this;
  }
  ~Dyadic() {
    if (is_big_) [[unlikely]]
      release(big_);
  }

  bool is_zero() const { return !is_big_ && small_ == 0; }
  bool is_integer() const { return exponent_ == 0; }
  int sign() const {
    if (is_big_) [[unlikely]]
      return big_sign();
    return (small_ > 0) - (small_ < 0);
  }
  // The exponent q of p/2^q in lowest terms.
  unsigned log2_denominator() const { return exponent_; }
  // The p of p/2^q in lowest terms.
  Dyadic numerator() const { return scaled(exponent_); }
  // Bits of the numerator without its sign; 0 for the number 0.
  std::size_t bit_length() const {
    if (is_big_) [[unlikely]]
      return big_bit_length();
    return static_cast<std::size_t>(std::bit_width(magnitude(small_)));
  }
  // The number as an integer, or nullopt if it is no integer of 64 bits.
  std::optional<std::int64_t> to_int64() const {
    if (is_big_ || exponent_ != 0) return std::nullopt;
    return small_;
  }

  Dyadic operator-() const {
    if (is_big_ || small_ == std::numeric_limits<std::int64_t>::min()) [[unlikely]]
      return big_negative();
    return Dyadic(-small_, exponent_);
  }
  Dyadic abs() const { return sign() < 0 ? -*this : *this; }
  Dyadic half() const { return scaled(-1); }
  Dyadic doubled() const { return scaled(1); }
  // The number times 2^exponent.
  Dyadic scaled(std::int64_t exponent) const {
    if (is_big_) [[unlikely]]
      return big_scaled(exponent);
    if (exponent <= 0) return reduced(small_, exponent_ + magnitude(exponent));
    if (exponent <= exponent_) return reduced(small_, exponent_ - magnitude(exponent));
    if (exponent > 62 + std::int64_t{exponent_}) [[unlikely]]
      return big_scaled(exponent);
    return reduced(static_cast<Wide>(small_) << (exponent - exponent_), 0);
  }
  // The greatest integer that is not greater, and the least integer that is not less.
  Dyadic floor() const {
    if (is_big_) [[unlikely]]
      return big_floor();
    return Dyadic(floor_shift(small_, exponent_), 0);
  }
  Dyadic ceil() const { return is_integer() ? *this : floor() + 1; }

  friend Dyadic operator+(const Dyadic& a, const Dyadic& b) { return sum<false>(a, b); }
  friend Dyadic operator-(const Dyadic& a, const Dyadic& b) { return sum<true>(a, b); }
  friend Dyadic operator*(const Dyadic& a, const Dyadic& b) {
    if (a.is_big_ || b.is_big_) [[unlikely]]
      return big_product(a, b);
    return reduced(static_cast<Wide>(a.small_) * b.small_,
                   std::uint64_t{a.exponent_} + b.exponent_);
  }
  Dyadic& operator+=(const Dyadic& other) { return *this = *this + other; }
  Dyadic& operator-=(const Dyadic& other) { return *this = *this - other; }
  Dyadic& operator*=(const Dyadic& other) { return *this = *this * other; }

  friend bool operator==(const Dyadic& a, const Dyadic& b) {
    if (a.exponent_ != b.exponent_ || a.is_big_ != b.is_big_) return false;
    if (a.is_big_) [[unlikely]]
      return big_order(a, b) == 0;
    return a.small_ == b.small_;
  }
  friend std::strong_ordering operator<=>(const Dyadic& a, const Dyadic& b) {
    if (a.is_big_ || b.is_big_) [[unlikely]]
      return big_order(a, b);
    if (a.exponent_ == b.exponent_) return a.small_ <=> b.small_;
    if (a.exponent_ < b.exponent_)
      return 0 <=> order_scaled(b.small_, a.small_, b.exponent_ - a.exponent_);
    return order_scaled(a.small_, b.small_, a.exponent_ - b.exponent_);
  }

  friend std::uint64_t hash_value(const Dyadic& x) {
    if (x.is_big_) [[unlikely]]
      return x.big_hash();
    return hash_combine(hash_word(static_cast<std::uint64_t>(x.small_)), x.exponent_);
  }

 private:
  friend struct DyadicParts;  // number/big.hpp
  friend struct FixedPoint fixed_point(const Dyadic&);

  __extension__ using Wide = __int128;
  struct Big;

  Dyadic(std::int64_t numerator, std::uint32_t exponent) noexcept
      : small_(numerator), exponent_(exponent) {}

  static std::uint64_t magnitude(std::int64_t x) {
    return x < 0 ? -static_cast<std::uint64_t>(x) : static_cast<std::uint64_t>(x);
  }

  // floor(x / 2^down)
  static std::int64_t floor_shift(std::int64_t x, std::uint32_t down) {
    return x >> (down < 63 ? down : 63);
  }

  // numerator / 2^exponent in lowest terms.
  static Dyadic reduced(Wide numerator, std::uint64_t exponent) {
    if (exponent > 0 && (numerator & 1) == 0) {
      if (numerator == 0) return {};
      const auto low = static_cast<std::uint64_t>(numerator);
      std::uint64_t zeros = low != 0 ? static_cast<unsigned>(std::countr_zero(low)) : 64u;
      if (zeros > exponent) zeros = exponent;
      return reduced(numerator >> zeros, exponent - zeros);
    }
    return odd_over(numerator, exponent);
  }

  // numerator / 2^exponent. Assumes lowest terms.
  static Dyadic odd_over(Wide numerator, std::uint64_t exponent) {
    const auto small = static_cast<std::int64_t>(numerator);
    if (small != numerator || exponent > kMaxBits) [[unlikely]]
      return big_from(numerator, exponent);
    return Dyadic(small, static_cast<std::uint32_t>(exponent));
  }

  template <bool kNegated>
  static Dyadic sum(const Dyadic& a, const Dyadic& b) {
    if (a.is_big_ || b.is_big_) [[unlikely]]
      return big_sum(a, b, kNegated);
    if (a.exponent_ == b.exponent_) {
      std::int64_t total;
      const bool overflow = kNegated ? __builtin_sub_overflow(a.small_, b.small_, &total)
                                     : __builtin_add_overflow(a.small_, b.small_, &total);
      if (overflow) [[unlikely]]
        return big_sum(a, b, kNegated);
      if (a.exponent_ == 0) return Dyadic(total, 0);
      if (total == 0) return {};
      const auto zeros = static_cast<std::uint32_t>(std::countr_zero(magnitude(total)));
      const std::uint32_t down = std::min(zeros, a.exponent_);
      return Dyadic(total >> down, a.exponent_ - down);
    }
    const std::uint32_t exponent = std::max(a.exponent_, b.exponent_);
    const std::uint32_t up_a = exponent - a.exponent_, up_b = exponent - b.exponent_;
    if ((up_a | up_b) > 62) [[unlikely]]
      return big_sum(a, b, kNegated);
    const Wide left = Wide{a.small_} << up_a, right = Wide{b.small_} << up_b;
    return odd_over(kNegated ? left - right : left + right, exponent);
  }

  // Compares a with b * 2^up. Assumes up > 0 and an odd a, so that they are not equal.
  static std::strong_ordering order_scaled(std::int64_t a, std::int64_t b, std::uint32_t up) {
    if (up <= 62) return static_cast<Wide>(a) <=> static_cast<Wide>(b) << up;
    if (b == 0) return a <=> 0;
    return 0 <=> b;
  }

  // Operations on long numbers, in dyadic.cpp. Those with two operands also take short ones.
  static Big* clone(const Big& big);
  static void release(Big* big) noexcept;
  void forget() noexcept {
    small_ = 0;
    exponent_ = 0;
    is_big_ = false;
  }
  static Dyadic big_from(Wide numerator, std::uint64_t exponent);
  static Dyadic big_sum(const Dyadic& a, const Dyadic& b, bool negated);
  static Dyadic big_product(const Dyadic& a, const Dyadic& b);
  static std::strong_ordering big_order(const Dyadic& a, const Dyadic& b);
  int big_sign() const;
  std::size_t big_bit_length() const;
  std::uint64_t big_hash() const;
  Dyadic big_negative() const;
  Dyadic big_floor() const;
  Dyadic big_scaled(std::int64_t exponent) const;
  std::int64_t big_fixed_point() const;  // the nearest end of the keys if it is outside

  // The numerator, which is odd unless the exponent is 0. It is behind the pointer only if it does
  // not fit 64 bits.
  union {
    std::int64_t small_;
    Big* big_;
  };
  std::uint32_t exponent_ = 0;
  bool is_big_ = false;
};

static_assert(sizeof(Dyadic) == 16);

// Writes "7" or "-5/16".
std::string print(const Dyadic& x);

// Reads an integer, a fraction whose denominator in the text is a power of two, or a decimal that
// is dyadic. Digits may be grouped by `_`. An integer, a numerator and a denominator may have at
// most kMaxNumberDigits digits each. Takes less than quadratic time in the digits.
Result<Dyadic> parse_dyadic(std::string_view text);
inline constexpr std::size_t kMaxNumberDigits = 1'000'000;  // what print() of values writes at most

// The options of the canonical form (0 = {|}, n+1 = {n|}, (2p+1)/2^(q+1) = {p/2^q | (p+1)/2^q}), or
// nullopt if the player has none.
std::optional<Dyadic> left_option(const Dyadic& x);
std::optional<Dyadic> right_option(const Dyadic& x);

// One end of an interval of numbers.
struct Bound {
  Dyadic at;
  bool closed = false;

  friend bool operator==(const Bound&, const Bound&) = default;
};

// The number with the least birthday between the bounds, or nullopt if no number lies there. An
// absent bound is no restriction. Takes a constant number of operations on numbers for any bounds.
std::optional<Dyadic> simplest_between(const std::optional<Bound>& lower,
                                       const std::optional<Bound>& upper);

// The Hackenbush stalk of x, read from the ground, as a string of L and R (Berlekamp's rule). Fails
// if the stalk has more than kMaxSignExpansion edges.
Result<std::string> sign_expansion(const Dyadic& x);
inline constexpr std::size_t kMaxSignExpansion = std::size_t{1} << 22;

// The value of a stalk of L and R. Linear in its length, which is at most kMaxSignExpansion.
Result<Dyadic> from_sign_expansion(std::string_view stalk);

// The day on which x is born: the length of its sign expansion.
Dyadic birthday(const Dyadic& x);

// All keys lie from -kFarthestKey to kFarthestKey. These two are the keys of all numbers at that
// distance from 0 or beyond. So no exact key is one of them, and the negative of an exact key is
// exact.
inline constexpr std::int64_t kFarthestKey = std::numeric_limits<std::int64_t>::max() - 1;

// A number rounded down to a multiple of 2^-32, as a key that sorts like the number.
struct FixedPoint {
  std::int64_t key;  // floor(x * 2^32), or the nearest end of the keys
  bool exact;        // key / 2^32 is the number itself

  friend bool operator==(const FixedPoint&, const FixedPoint&) = default;
};

// Monotone: x <= y gives keys in the same order.
inline FixedPoint fixed_point(const Dyadic& x) {
  if (x.exponent_ > 32 || x.is_big_) {
    // Never exact: a long numerator over at most 2^32 is greater than the greatest key.
    const std::int64_t key =
        x.is_big_ ? x.big_fixed_point() : Dyadic::floor_shift(x.small_, x.exponent_ - 32);
    return {std::clamp(key, -kFarthestKey, kFarthestKey), false};
  }
  const Dyadic::Wide key = static_cast<Dyadic::Wide>(x.small_) << (32 - x.exponent_);
  if (key <= -kFarthestKey) return {-kFarthestKey, false};
  if (key >= kFarthestKey) return {kFarthestKey, false};
  return {static_cast<std::int64_t>(key), true};
}

// The multiple of 2^-32 with that key.
inline Dyadic from_fixed_point(std::int64_t key) { return Dyadic::ratio(key, 32); }

}  // namespace summand

template <>
struct std::hash<summand::Dyadic> {
  std::size_t operator()(const summand::Dyadic& x) const { return hash_value(x); }
};
