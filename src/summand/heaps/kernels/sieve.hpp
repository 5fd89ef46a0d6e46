// Kernels for Prim and Dim, whose moves depend on the divisors of the heap.
#pragma once

#include <memory>

#include "summand/heaps/kernels/kernel.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

// Takes about one step for each pair of a heap and one of its divisors: n log n in all.
std::unique_ptr<Kernel> new_prim_kernel(const Prim& rules, Budget& budget);
std::unique_ptr<Kernel> new_dim_kernel(const Dim& rules, Budget& budget);

}  // namespace summand::heaps
