#include "summand/heaps/kernels/dense_ops.hpp"

namespace summand::heaps {

DenseOps dense_ops(CpuLevel level) {
#if defined(__x86_64__)
  if (level >= CpuLevel::avx512) return dense_ops_avx512();
  if (level >= CpuLevel::avx2) return dense_ops_avx2();
#endif
  static_cast<void>(level);
  return dense_ops_portable();
}

}  // namespace summand::heaps
