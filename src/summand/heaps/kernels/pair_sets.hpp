// The kernel for all other codes: repeating ones, and codes that leave three or four heaps.
#pragma once

#include <memory>

#include "summand/heaps/kernels/kernel.hpp"

namespace summand::heaps {

// For any code. The nim-sums of the heaps into which a number of counters can be split are found
// once for each number, and serve all digits. This takes about n^2/4 steps for two heaps, and n^2
// V/100 for three or four if all values are below V. For one heap only the digits are needed.
// Splits into three or four unequal heaps are tried one by one.
std::unique_ptr<Kernel> new_pair_sets_kernel(const Code& code, Budget& budget);

}  // namespace summand::heaps
