// The loops of the block kernel for every processor.
#include "summand/heaps/kernels/block_loops.hpp"

namespace summand::heaps {

BlockOps block_ops_portable() { return loops_of_this_file(); }

}  // namespace summand::heaps
