// The magnitude of an integer as words of 64 bits, for other representations of long integers.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "summand/number/dyadic.hpp"

namespace summand {

// The words of |x|, the least significant one first, without zeros at the end. Assumes that x is an
// integer. Linear in its length.
std::vector<std::uint64_t> words_of(const Dyadic& x);

// The integer of these words, negative if asked. Assumes at most Dyadic::kMaxBits bits. Linear.
Dyadic integer_of(std::span<const std::uint64_t> words, bool negative);

}  // namespace summand
