#include "summand/number/nim.hpp"

#include <vector>

#include "summand/base/check.hpp"
#include "summand/number/nim_kernels.hpp"

namespace summand {

namespace {

const NimKernel& kernel() {
  static const NimKernel chosen = nim_kernel(cpu_level());
  return chosen;
}

}  // namespace

NimKernel nim_kernel(CpuLevel level) {
#if defined(__x86_64__)
  // A virtual machine may offer the wide registers without these two.
  const bool wide = __builtin_cpu_supports("gfni") && __builtin_cpu_supports("vpclmulqdq");
  if (level >= CpuLevel::avx512 && wide) return nim_kernel_avx512();
  if (level >= CpuLevel::clmul) return nim_kernel_clmul();
#endif
  static_cast<void>(level);
  return nim_kernel_portable();
}

std::uint64_t mex(std::span<const std::uint64_t> numbers) {
  std::vector<bool> present(numbers.size() + 1);
  for (const std::uint64_t number : numbers) {
    if (number < numbers.size()) present[number] = true;
  }
  std::uint64_t least = 0;
  while (present[least]) ++least;
  return least;
}

std::uint64_t nim_sum(std::span<const std::uint64_t> heaps) {
  std::uint64_t sum = 0;
  for (const std::uint64_t heap : heaps) sum ^= heap;
  return sum;
}

std::uint64_t nim_multiply(std::uint64_t a, std::uint64_t b) { return kernel().multiply(a, b); }

void nim_multiply(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b,
                  std::span<std::uint64_t> out) {
  SUMMAND_CHECK(a.size() == b.size() && a.size() == out.size());
  kernel().multiply_all(a.data(), b.data(), out.data(), out.size());
}

std::uint64_t nim_power(std::uint64_t a, std::uint64_t exponent) {
  const auto multiply = kernel().multiply;
  std::uint64_t power = 1;
  for (; exponent != 0; exponent >>= 1) {
    if ((exponent & 1) != 0) power = multiply(power, a);
    a = multiply(a, a);
  }
  return power;
}

std::uint64_t nim_inverse(std::uint64_t a) {
  SUMMAND_CHECK(a != 0);
  return nim_power(a, ~std::uint64_t{1});  // the 2^64 - 1 nimbers except 0 are a group
}

std::uint64_t nim_square_root(std::uint64_t a) {
  return nim_power(a, std::uint64_t{1} << 63);  // its square is a to the power 2^64, which is a
}

}  // namespace summand
