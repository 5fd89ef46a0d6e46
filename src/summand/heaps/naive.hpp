// The nim-sequence by the definition. Every kernel is compared with it.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

// The values of the heaps below `count`, each the mex over all moves. Takes about count^k steps if
// a move may leave k heaps. Throws LimitReached.
std::vector<std::uint32_t> naive_nim_sequence(const Rules& rules, std::size_t count,
                                              Budget budget = {});

}  // namespace summand::heaps
