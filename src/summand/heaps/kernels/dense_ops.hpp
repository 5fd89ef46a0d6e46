// DenseOps: the inner loops of the dense kernel, one version for each level of processor.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/base/cpu.hpp"

namespace summand::heaps {

template <class T>
struct DenseLoops {
  // Sets seen[g[a] ^ g[total - a]] for all a in [first, last].
  void (*mark)(const T* g, std::size_t total, std::size_t first, std::size_t last,
               std::uint8_t* seen);
  // The first heap a in [first, last] with g[a] ^ g[total - a] = value, or 0 if there is none.
  std::size_t (*find_pair)(const T* g, std::size_t total, std::size_t first, std::size_t last,
                           T value);
};

struct DenseOps {
  DenseLoops<std::uint8_t> bytes;
  DenseLoops<std::uint16_t> shorts;
  // The first number in [from, end) that none of the lists has seen, or `end`.
  std::size_t (*first_unseen)(const std::uint8_t* const* lists, std::size_t count, std::size_t from,
                              std::size_t end);

  template <class T>
  const DenseLoops<T>& loops() const {
    if constexpr (sizeof(T) == 1) {
      return bytes;
    } else {
      return shorts;
    }
  }
};

// The best version for a processor of that level. Assumes that this machine has the level.
DenseOps dense_ops(CpuLevel level);

DenseOps dense_ops_portable();
DenseOps dense_ops_avx2();
DenseOps dense_ops_avx512();

}  // namespace summand::heaps
