// The block kernel: nim-sequences with a sparse space of up to thousands of rare heaps.
#pragma once

#include <memory>

#include "summand/base/budget.hpp"
#include "summand/base/cpu.hpp"
#include "summand/heaps/code.hpp"
#include "summand/heaps/kernels/kernel.hpp"

namespace summand::heaps {

// A kernel for finite codes that leave at most two heaps, and for values below 512. The split only
// affects the speed: the values are right for every mask. Returns nullptr if the method cannot be
// used: no digit breaks a heap, or the split is by position and digits of both parities break heaps
// (then no class of pairs is rare). The kernel keeps the budget.
std::unique_ptr<Kernel> new_block_kernel(const Code& code, const Split& split, CpuLevel level,
                                         Budget& budget);

}  // namespace summand::heaps
