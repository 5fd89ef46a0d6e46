// digest: a short number that stands for many values.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

// A 64-bit hash of the first `count` values. It does not depend on their width. Assumes that they
// are known. It detects mistakes, not forgeries.
std::uint64_t digest(const NimValues& values, std::size_t count);

// The checksum that is used to compare sequences of octal games: Fletcher's, of 16-bit words, with
// sums modulo 2^16. The second sum is in the high half. Assumes that the values are known.
std::uint32_t fletcher32(const NimValues& values, std::size_t count);

}  // namespace summand::heaps
