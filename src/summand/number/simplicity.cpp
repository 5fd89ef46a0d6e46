#include "summand/number/big.hpp"
#include "summand/number/dyadic.hpp"

namespace summand {

namespace {

using Wide = DyadicParts::Wide;

unsigned highest_bit(const Integer& x) {
  return static_cast<unsigned>(boost::multiprecision::msb(x));
}

unsigned highest_bit(Wide x) {
  const auto high = static_cast<std::uint64_t>(x >> 64);
  const auto width = static_cast<unsigned>(
      high != 0 ? 64 + std::bit_width(high) : std::bit_width(static_cast<std::uint64_t>(x)));
  return width - 1;
}

// The multiple of the highest power of two among below+1 .. top. At the highest bit in which they
// differ, `top` has a 1 and `below` has a 0, and all lower bits of `top` can be cleared. Assumes 0
// <= below < top.
template <class Int>
Int roundest(const Int& below, const Int& top) {
  const unsigned kept = highest_bit(Int(below ^ top));
  return (top >> kept) << kept;
}

// The simplest number between two bounds with no integer between them. Assumes lower.at >= 0.
template <class Int>
std::optional<Dyadic> simplest_fraction(const Int& lower, bool lower_closed, const Int& upper,
                                        bool upper_closed, unsigned exponent) {
  // In steps of half the common denominator, so that an open end has a neighbour inside.
  const Int below = 2 * lower - (lower_closed ? 1 : 0);
  const Int top = 2 * upper - (upper_closed ? 0 : 1);
  if (below >= top) return std::nullopt;
  return DyadicParts::number(roundest<Int>(below, top), exponent + 1);
}

std::optional<Dyadic> simplest_fraction(const Bound& lower, const Bound& upper) {
  const unsigned exponent = std::max(lower.at.log2_denominator(), upper.at.log2_denominator());
  const unsigned up_lower = exponent - lower.at.log2_denominator();
  const unsigned up_upper = exponent - upper.at.log2_denominator();
  if (DyadicParts::is_big(lower.at) || DyadicParts::is_big(upper.at) ||
      (up_lower | up_upper) > 61) {
    return simplest_fraction<Integer>(DyadicParts::numerator(lower.at) << up_lower, lower.closed,
                                      DyadicParts::numerator(upper.at) << up_upper, upper.closed,
                                      exponent);
  }
  return simplest_fraction<Wide>(Wide{DyadicParts::small(lower.at)} << up_lower, lower.closed,
                                 Wide{DyadicParts::small(upper.at)} << up_upper, upper.closed,
                                 exponent);
}

bool lies_above(const Dyadic& x, const std::optional<Bound>& lower) {
  return !lower || lower->at < x || (lower->closed && lower->at == x);
}

bool lies_below(const Dyadic& x, const std::optional<Bound>& upper) {
  return !upper || x < upper->at || (upper->closed && upper->at == x);
}

// Assumes that every number above `lower` is positive.
std::optional<Dyadic> simplest_positive(const Bound& lower, const std::optional<Bound>& upper) {
  Dyadic integer = lower.closed ? lower.at.ceil() : lower.at.floor() + 1;
  if (lies_below(integer, upper)) return integer;
  return simplest_fraction(lower, *upper);
}

std::optional<Bound> mirrored(const std::optional<Bound>& bound) {
  if (!bound) return std::nullopt;
  return Bound{-bound->at, bound->closed};
}

}  // namespace

std::optional<Dyadic> left_option(const Dyadic& x) {
  if (x.is_integer() && x.sign() <= 0) return std::nullopt;
  return x - Dyadic::power_of_two(-std::int64_t{x.log2_denominator()});
}

std::optional<Dyadic> right_option(const Dyadic& x) {
  if (x.is_integer() && x.sign() >= 0) return std::nullopt;
  return x + Dyadic::power_of_two(-std::int64_t{x.log2_denominator()});
}

std::optional<Dyadic> simplest_between(const std::optional<Bound>& lower,
                                       const std::optional<Bound>& upper) {
  if (!lies_above(0, lower)) return simplest_positive(*lower, upper);
  if (lies_below(0, upper)) return Dyadic(0);
  std::optional<Dyadic> opposite = simplest_positive(*mirrored(upper), mirrored(lower));
  if (!opposite) return std::nullopt;
  return -*opposite;
}

}  // namespace summand
