// Long numerators: access to the inside of a Dyadic for the .cpp files of this layer. Other layers
// must not include it (heavy header).
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <utility>

#include "summand/number/dyadic.hpp"

namespace summand {

using Integer = boost::multiprecision::cpp_int;

struct Dyadic::Big {
  Integer numerator;
};

struct DyadicParts {
  __extension__ using Wide = __int128;

  static bool is_big(const Dyadic& x) { return x.is_big_; }

  // Assumes a short number.
  static std::int64_t small(const Dyadic& x) { return x.small_; }

  static Integer numerator(const Dyadic& x) {
    return x.is_big_ ? x.big_->numerator : Integer(x.small_);
  }

  // numerator / 2^exponent, reduced to lowest terms.
  static Dyadic number(Integer numerator, std::uint64_t exponent);
  static Dyadic number(Wide numerator, std::uint64_t exponent) {
    return Dyadic::reduced(numerator, exponent);
  }
};

// floor(x / 2^down)
Integer shifted_down(const Integer& x, std::uint64_t down);

}  // namespace summand
