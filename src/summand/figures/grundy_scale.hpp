// Grundy's scale: a value is computed by hand, on two strips with the nim-sequence.
#pragma once

#include <cstdint>

#include "summand/draw/picture.hpp"
#include "summand/heaps/code.hpp"
#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

inline constexpr std::uint64_t kMostOnScale = 500;

// Each number of counters that may be taken from a heap of n has a drawing. It shows the strip with
// G(1), G(2), ..., and an arrow at the value of the rest if the rest may stay whole. If the rest
// may be split, the other strip is below it, reversed, so that heaps above each other add up to the
// rest. Their nim-sums follow. At the end is the least value that does not occur, G(n). Only half
// of each strip is drawn, because the other half mirrors it. Assumes n <= kMostOnScale, values
// below n, and at most two heaps left by a move. If these must be unequal, equal heaps are left out
// (Winning Ways ch. 4, Grundy scale).
Picture grundy_scale(const Code& code, const NimValues& values, std::uint64_t n);

}  // namespace summand::heaps
