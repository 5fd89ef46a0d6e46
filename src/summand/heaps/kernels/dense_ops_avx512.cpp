// The loops of the dense kernel with vectors of 512 bits.
#if defined(__x86_64__)

#include "summand/heaps/kernels/dense_loops.hpp"

namespace summand::heaps {

DenseOps dense_ops_avx512() { return dense_ops_of_this_file(); }

}  // namespace summand::heaps

#endif
