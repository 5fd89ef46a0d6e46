#include "summand/number/dyadic.hpp"

#include "summand/base/check.hpp"
#include "summand/number/big.hpp"

namespace summand {

namespace mp = boost::multiprecision;

namespace {

constexpr std::size_t kLimbBits = 8 * sizeof(mp::limb_type);

std::size_t bits(const Integer& x) {
  const auto& limbs = x.backend();
  const std::size_t last = limbs.size() - 1;
  return last * kLimbBits + static_cast<std::size_t>(std::bit_width(limbs.limbs()[last]));
}

// How often 2 divides x. Assumes that x is not 0.
std::size_t factors_of_two(const Integer& x) {
  const mp::limb_type* limb = x.backend().limbs();
  std::size_t zeros = 0;
  for (; *limb == 0; ++limb) zeros += kLimbBits;
  return zeros + static_cast<std::size_t>(std::countr_zero(*limb));
}

bool fits_a_word(const Integer& x) {
  return x >= std::numeric_limits<std::int64_t>::min() &&
         x <= std::numeric_limits<std::int64_t>::max();
}

// x * 2^up. The length is checked before memory is allocated.
Integer shifted_up(const Integer& x, std::uint64_t up) {
  SUMMAND_CHECK(x == 0 || (up <= 2 * Dyadic::kMaxBits && bits(x) + up <= 2 * Dyadic::kMaxBits));
  return x << static_cast<std::size_t>(up);
}

}  // namespace

Integer shifted_down(const Integer& x, std::uint64_t down) {
  if (down > bits(x)) return x < 0 ? -1 : 0;
  if (x >= 0) return x >> static_cast<std::size_t>(down);
  const Integer rest =
      (-x - 1) >> static_cast<std::size_t>(down);  // floor(x/d) = -1 - floor((-x-1)/d)
  return -1 - rest;
}

Dyadic DyadicParts::number(Integer numerator, std::uint64_t exponent) {
  if (numerator == 0) return {};
  if (exponent > 0) {
    const std::uint64_t zeros = std::min<std::uint64_t>(factors_of_two(numerator), exponent);
    if (zeros > 0) numerator = shifted_down(numerator, zeros);
    exponent -= zeros;
  }
  SUMMAND_CHECK(exponent <= Dyadic::kMaxBits && bits(numerator) <= Dyadic::kMaxBits);
  Dyadic out(0, static_cast<std::uint32_t>(exponent));
  if (fits_a_word(numerator)) {
    out.small_ = static_cast<std::int64_t>(numerator);
  } else {
    out.big_ = new Dyadic::Big{std::move(numerator)};
    out.is_big_ = true;
  }
  return out;
}

Dyadic::Big* Dyadic::clone(const Big& big) { return new Big(big); }

void Dyadic::release(Big* big) noexcept { delete big; }

Dyadic Dyadic::big_from(Wide numerator, std::uint64_t exponent) {
  return DyadicParts::number(Integer(numerator), exponent);
}

Dyadic Dyadic::big_sum(const Dyadic& a, const Dyadic& b, bool negated) {
  const std::uint32_t exponent = std::max(a.exponent_, b.exponent_);
  Integer total = shifted_up(DyadicParts::numerator(a), exponent - a.exponent_);
  const Integer other = shifted_up(DyadicParts::numerator(b), exponent - b.exponent_);
  if (negated) {
    total -= other;
  } else {
    total += other;
  }
  return DyadicParts::number(std::move(total), exponent);
}

Dyadic Dyadic::big_product(const Dyadic& a, const Dyadic& b) {
  SUMMAND_CHECK(a.bit_length() + b.bit_length() <= 2 * kMaxBits);
  return DyadicParts::number(DyadicParts::numerator(a) * DyadicParts::numerator(b),
                             std::uint64_t{a.exponent_} + b.exponent_);
}

std::strong_ordering Dyadic::big_order(const Dyadic& a, const Dyadic& b) {
  if (a.sign() != b.sign() || a.is_zero()) return a.sign() <=> b.sign();
  // The place of the leading bit decides most comparisons, so that no shift is needed.
  const auto top = [](const Dyadic& x) {
    return static_cast<std::int64_t>(x.bit_length()) - static_cast<std::int64_t>(x.exponent_);
  };
  if (top(a) != top(b)) return a.sign() > 0 ? top(a) <=> top(b) : top(b) <=> top(a);
  const std::uint32_t exponent = std::max(a.exponent_, b.exponent_);
  const Integer left = shifted_up(DyadicParts::numerator(a), exponent - a.exponent_);
  return left.compare(shifted_up(DyadicParts::numerator(b), exponent - b.exponent_)) <=> 0;
}

int Dyadic::big_sign() const { return big_->numerator.sign(); }

std::size_t Dyadic::big_bit_length() const { return bits(big_->numerator); }

std::uint64_t Dyadic::big_hash() const {
  const auto& limbs = big_->numerator.backend();
  std::uint64_t hash = hash_word(exponent_ + (big_->numerator < 0 ? std::uint64_t{1} << 32 : 0));
  for (std::size_t i = 0; i < limbs.size(); ++i) hash = hash_combine(hash, limbs.limbs()[i]);
  return hash;
}

Dyadic Dyadic::big_negative() const {
  return DyadicParts::number(-DyadicParts::numerator(*this), exponent_);
}

Dyadic Dyadic::big_floor() const {
  return DyadicParts::number(shifted_down(big_->numerator, exponent_), 0);
}

Dyadic Dyadic::big_scaled(std::int64_t exponent) const {
  if (exponent <= static_cast<std::int64_t>(exponent_)) {
    return DyadicParts::number(DyadicParts::numerator(*this),
                               exponent_ - static_cast<std::uint64_t>(exponent));
  }
  return DyadicParts::number(
      shifted_up(DyadicParts::numerator(*this), static_cast<std::uint64_t>(exponent) - exponent_),
      0);
}

std::int64_t Dyadic::big_fixed_point() const {
  if (exponent_ > 32) {
    const Integer key = shifted_down(big_->numerator, exponent_ - 32);
    if (fits_a_word(key)) return static_cast<std::int64_t>(key);
  }
  return big_sign() < 0 ? std::numeric_limits<std::int64_t>::min()
                        : std::numeric_limits<std::int64_t>::max();
}

}  // namespace summand
