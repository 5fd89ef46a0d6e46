// Products of numbers that a user wrote, up to a length.
#pragma once

#include <cstddef>

#include "summand/number/dyadic.hpp"
#include "summand/value/store.hpp"

namespace summand {

// So short that sums of such numbers never reach Dyadic::kMaxBits.
inline constexpr std::size_t kMostBits = Dyadic::kMaxBits / 2;

// a * b. More than kMostBits bits reach the size limit.
Dyadic bounded_product(const Dyadic& a, const Dyadic& b);

// That many copies of g, with the same limit for the numbers in it. `count` is an integer.
Value bounded_multiple(ValueStore& store, const Dyadic& count, Value g);

}  // namespace summand
