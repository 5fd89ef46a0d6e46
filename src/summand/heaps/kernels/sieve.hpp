// Prim and Dim, where the moves depend on the divisors of the heap.
#pragma once

#include <memory>

#include "summand/heaps/kernels/kernel.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

// About as many steps as there are pairs of a heap and a divisor of it: n log n in all.
std::unique_ptr<Kernel> new_prim_kernel(const Prim& rules, Budget& budget);
std::unique_ptr<Kernel> new_dim_kernel(const Dim& rules, Budget& budget);

}  // namespace summand::heaps
