// The kernel for games of small values: the options of a heap are the bits of a few words.
#pragma once

#include <memory>

#include "summand/heaps/kernels/kernel.hpp"

namespace summand::heaps {

// The largest number of words of 64 bits for which there is a kernel.
inline constexpr unsigned kMostTinyWords = 4;

// Whether that kernel can continue this code from a heap of `size` on.
bool suits_tiny_kernel(const Code& code, std::size_t size);

// For finite codes that leave at most two heaps, with one split for all digits, while all values
// are below 64 `words` (1, 2 or 4). Assumes suits_tiny_kernel().
std::unique_ptr<Kernel> new_tiny_kernel(const Code& code, const Split& split, unsigned words,
                                        CpuLevel level, Budget& budget);

}  // namespace summand::heaps
