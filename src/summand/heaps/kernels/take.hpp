// Games in which no move breaks up a heap: subtraction sets and other finite codes.
#pragma once

#include <memory>

#include "summand/heaps/kernels/kernel.hpp"

namespace summand::heaps {

// For finite codes that leave at most one heap. A heap takes one step for each digit that takes.
std::unique_ptr<Kernel> new_take_kernel(const Code& code, Budget& budget);

}  // namespace summand::heaps
