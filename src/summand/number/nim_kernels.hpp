// The ways to multiply nimbers, one for each level of processor. All give equal products.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/base/cpu.hpp"

namespace summand {

struct NimKernel {
  std::uint64_t (*multiply)(std::uint64_t a, std::uint64_t b);
  // Reads a[i] and b[i] before it writes out[i], so the arrays may be the same.
  void (*multiply_all)(const std::uint64_t* a, const std::uint64_t* b, std::uint64_t* out,
                       std::size_t count);
};

// The best kernel for a processor of that level. Assumes that this machine has the level.
NimKernel nim_kernel(CpuLevel level);

NimKernel nim_kernel_portable();
NimKernel nim_kernel_clmul();
NimKernel nim_kernel_avx512();

}  // namespace summand
