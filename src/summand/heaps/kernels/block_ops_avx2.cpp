// The loops of the block kernel with vectors of 256 bits.
#if defined(__x86_64__)

#include "summand/heaps/kernels/block_loops.hpp"

namespace summand::heaps {

BlockOps block_ops_avx2() { return loops_of_this_file(); }

}  // namespace summand::heaps

#endif
