// The inner loops of the dense kernel as templates, included once for each level of processor.
#pragma once

#include "summand/heaps/kernels/block_vectors.hpp"
#include "summand/heaps/kernels/dense_ops.hpp"

namespace summand::heaps {
namespace {

template <class T>
void mark(const T* g, std::size_t total, std::size_t first, std::size_t last, std::uint8_t* seen) {
  std::size_t a = first;
#if defined(__AVX2__) && !defined(__AVX512F__)
  // Whole vectors of pairs. To take a lane out of a wider vector costs more.
  for (; a + kLanes<T> <= last + 1; a += kLanes<T>) {
    const Vector<T> values = opposite<T>(g + a, g + total + 1 - a - kLanes<T>, Vector<T>{});
#pragma GCC unroll 32
    for (std::size_t i = 0; i < kLanes<T>; ++i) seen[values[i]] = 1;
  }
#endif
  constexpr std::size_t kStep = 8 / sizeof(T);
  // Pairs in words of 64 bits: one word is in the order of memory, the other is reversed.
  for (; a + kStep <= last + 1; a += kStep) {
    std::uint64_t low, high;
    std::memcpy(&low, g + a, 8);
    std::memcpy(&high, g + total + 1 - a - kStep, 8);
    if constexpr (std::endian::native == std::endian::little) {
      high = __builtin_bswap64(high);
      if constexpr (sizeof(T) == 2) {
        constexpr std::uint64_t kEven = 0x00ff'00ff'00ff'00ffu;
        high = (high & kEven) << 8 | (high >> 8 & kEven);
      }
      std::uint64_t values = low ^ high;
#pragma GCC unroll 8
      for (std::size_t i = 0; i < kStep; ++i) {
        seen[static_cast<T>(values)] = 1;
        values >>= 8 * sizeof(T);
      }
    } else {
      for (std::size_t i = 0; i < kStep; ++i) seen[g[a + i] ^ g[total - a - i]] = 1;
    }
  }
  for (; a <= last; ++a) seen[g[a] ^ g[total - a]] = 1;
}

std::size_t first_unseen(const std::uint8_t* const* lists, std::size_t count, std::size_t from,
                         std::size_t end) {
  std::size_t i = from;
  for (; i + kVectorBytes <= end; i += kVectorBytes) {
    Vector<std::uint8_t> seen = load(lists[0] + i);
    for (std::size_t k = 1; k < count; ++k) seen |= load(lists[k] + i);
    if (const auto zero = zero_lanes<std::uint8_t>(seen)) {
      return i + static_cast<std::size_t>(std::countr_zero(zero));
    }
  }
  for (; i < end; ++i) {
    bool seen = false;
    for (std::size_t k = 0; k < count; ++k) seen = seen || lists[k][i] != 0;
    if (!seen) return i;
  }
  return end;
}

[[maybe_unused]] DenseOps dense_ops_of_this_file() {
  return {{mark<std::uint8_t>, find_pair<std::uint8_t>},
          {mark<std::uint16_t>, find_pair<std::uint16_t>},
          first_unseen};
}

}  // namespace
}  // namespace summand::heaps
