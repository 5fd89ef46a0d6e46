// The kernel for all other codes: repeating ones, and those that leave three or four heaps.
#pragma once

#include <memory>

#include "summand/heaps/kernels/kernel.hpp"

namespace summand::heaps {

// For any code. The nim-sums of the heaps into which a number of counters can be parted are found
// once for each number and serve all digits: about n^2/4 steps for two heaps, n^2 V/100 for three
// or four where all values are below V, and nothing but the digits for one. Parting into three or
// four unequal heaps is done one by one.
std::unique_ptr<Kernel> new_pair_sets_kernel(const Code& code, Budget& budget);

}  // namespace summand::heaps
