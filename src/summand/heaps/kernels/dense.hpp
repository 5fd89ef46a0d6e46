// The dense kernel: nim-sequences of games that break heaps and have no sparse space.
#pragma once

#include <memory>
#include <optional>

#include "summand/base/budget.hpp"
#include "summand/base/cpu.hpp"
#include "summand/heaps/code.hpp"
#include "summand/heaps/kernels/kernel.hpp"

namespace summand::heaps {

// A kernel for finite codes that leave at most two heaps, and for values below 2^16. A heap of n
// takes about n/2 pairs of heaps for each breaking digit, many compared at a time. Returns nullptr
// if no digit breaks a heap, or if one leaves more than two. The kernel keeps the budget. A split
// with few rare heaps, such as a third, saves time.
std::unique_ptr<Kernel> new_dense_kernel(const Code& code, std::optional<Split> split,
                                         CpuLevel level, Budget& budget);

}  // namespace summand::heaps
