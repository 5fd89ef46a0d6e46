#include "summand/heaps/kernels/block_ops.hpp"

namespace summand::heaps {

BlockOps block_ops(CpuLevel level) {
#if defined(__x86_64__)
  if (level >= CpuLevel::avx512) return block_ops_avx512();
  if (level >= CpuLevel::avx2) return block_ops_avx2();
#endif
  static_cast<void>(level);
  return block_ops_portable();
}

}  // namespace summand::heaps
