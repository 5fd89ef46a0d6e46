// The loops of the dense kernel for every processor.
#include "summand/heaps/kernels/dense_loops.hpp"

namespace summand::heaps {

DenseOps dense_ops_portable() { return dense_ops_of_this_file(); }

}  // namespace summand::heaps
