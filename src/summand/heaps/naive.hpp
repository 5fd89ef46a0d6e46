// The nim-sequence straight from the definition: what every kernel is checked against.
#pragma once

#include <cstdint>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/heaps/rules.hpp"

namespace summand::heaps {

// The values of the heaps below `count`, each the mex over all moves. About count^k steps where a
// move may leave k heaps. Throws LimitReached.
std::vector<std::uint32_t> naive_nim_sequence(const Rules& rules, std::size_t count,
                                              Budget budget = {});

}  // namespace summand::heaps
