// Standard form: cousins, codes whose sequences are the same but for a shift.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "summand/heaps/code.hpp"

namespace summand::heaps {

// Longer codes have cousins, too, but nobody wants to see them.
inline constexpr std::size_t kMostDigitsOfCousins = 10'000;
inline constexpr std::size_t kMostCousins = 1'000;

// The first cousin of a finite octal code in which a heap of one cannot be taken (d1 is even): each
// heap is written as one counter less, so that G'(n - 1) = G(n) for n >= 1. Nothing for other
// codes, nor for those that are standard already or longer than kMostDigitsOfCousins. Winning Ways
// ch. 4 (standard form).
std::optional<Code> first_cousin(const Code& code);

// The code, its first cousin, the first cousin of that, and so on; the last one is the standard
// form, unless there are kMostCousins before it. G of the i-th is that of the code, i places
// further on.
std::vector<Code> cousins(const Code& code);

}  // namespace summand::heaps
