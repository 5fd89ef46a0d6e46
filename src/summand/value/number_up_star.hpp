// Number + up-multiple + nimber: the values whose arithmetic and order are closed formulas.
#pragma once

#include <cstdint>

#include "summand/number/dyadic.hpp"

namespace summand {

// number + ups.^ + *star.
struct NumberUpStar {
  Dyadic number;
  std::int64_t ups = 0;
  std::uint64_t star = 0;

  friend bool operator==(const NumberUpStar&, const NumberUpStar&) = default;
};

// Whether ups.^ + *star >= 0 (Winning Ways ch. 3, "Who wins sums of ups, downs, stars and
// numbers").
constexpr bool not_negative(std::int64_t ups, std::uint64_t star) {
  return ups >= 2 || (ups == 1 && star != 1) || (ups == 0 && star == 0);
}

}  // namespace summand
