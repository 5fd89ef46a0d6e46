// The portable sparse-space kernel. It is for every finite code that leaves at most two heaps, with
// any split, any values and any number of rare heaps.
#pragma once

#include <memory>
#include <optional>

#include "summand/heaps/kernels/kernel.hpp"
#include "summand/heaps/split.hpp"

namespace summand::heaps {

// The values are right for all splits, which only affect the speed: a heap takes about as many
// steps as there are rare heaps. Without splits all pairs of heaps are tried, n/2 for each breaking
// digit.
std::unique_ptr<Kernel> new_sparse_kernel(const Code& code, std::optional<Splits> splits,
                                          Budget& budget);

}  // namespace summand::heaps
