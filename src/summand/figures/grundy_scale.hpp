// Grundy's scale: how one works out a value by hand, on two strips with the nim-sequence.
#pragma once

#include <cstdint>

#include "summand/draw/picture.hpp"
#include "summand/heaps/code.hpp"
#include "summand/heaps/nim_values.hpp"

namespace summand::heaps {

inline constexpr std::uint64_t kMostOnScale = 500;

// For each number of counters that may be taken from a heap of n: the strip with G(1), G(2), ...,
// the other strip reversed below it where the rest may be split, slid so that the heaps over each
// other are what is left, and their nim-sums; an arrow at the value of the rest where it may stay
// whole. Last the least value that is not there, G(n). Only half of each strip: the other half
// mirrors it. Assumes n <= kMostOnScale, values below n, and at most two heaps left by a move;
// unequal ones leave out what would be equal (Winning Ways ch. 4, Grundy scale).
Picture grundy_scale(const Code& code, const NimValues& values, std::uint64_t n);

}  // namespace summand::heaps
