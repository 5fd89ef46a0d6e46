// Sizes from numbers of 64 bits, for machines whose sizes have 32.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace summand {

// A number of bytes as a size. What is too large for a size becomes the largest one, which no
// budget allows: so it must be charged before memory is allocated.
constexpr std::size_t bytes_to_charge(std::uint64_t bytes) {
  return static_cast<std::size_t>(
      std::min<std::uint64_t>(bytes, std::numeric_limits<std::size_t>::max()));
}

}  // namespace summand
