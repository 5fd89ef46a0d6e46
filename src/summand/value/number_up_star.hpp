// Number + multiple of up + nimber: the values whose arithmetic and order have closed formulas.
#pragma once

#include <cstdint>
#include <limits>

#include "summand/base/budget.hpp"
#include "summand/number/dyadic.hpp"

namespace summand {

// number + ups.^ + *star.
struct NumberUpStar {
  Dyadic number;
  std::int64_t ups = 0;
  std::uint64_t star = 0;

  friend bool operator==(const NumberUpStar&, const NumberUpStar&) = default;
};

// Multiples of up are counted in 64 bits without the least integer, so that each has its negative.
// Larger ones reach the size limit.
[[noreturn]] inline void too_many_ups() { reach_limit(Limit::size, "a multiple of ^ beyond 2^63"); }
inline std::int64_t checked_ups(std::int64_t ups) {
  if (ups == std::numeric_limits<std::int64_t>::min()) too_many_ups();
  return ups;
}
inline std::int64_t add_ups(std::int64_t a, std::int64_t b) {
  std::int64_t sum = 0;
  if (__builtin_add_overflow(a, b, &sum)) too_many_ups();
  return checked_ups(sum);
}
inline std::int64_t multiply_ups(std::int64_t copies, std::int64_t ups) {
  std::int64_t product = 0;
  if (__builtin_mul_overflow(copies, ups, &product)) too_many_ups();
  return checked_ups(product);
}

// Whether ups.^ + *star >= 0 (Winning Ways ch. 3, "Who wins sums of ups, downs, stars and
// numbers").
constexpr bool not_negative(std::int64_t ups, std::uint64_t star) {
  return ups >= 2 || (ups == 1 && star != 1) || (ups == 0 && star == 0);
}

}  // namespace summand
