// The loops of the dense kernel with vectors of 256 bits.
#if defined(__x86_64__)

#include "summand/heaps/kernels/dense_loops.hpp"

namespace summand::heaps {

DenseOps dense_ops_avx2() { return dense_ops_of_this_file(); }

}  // namespace summand::heaps

#endif
