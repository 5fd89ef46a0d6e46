// Standard form: cousins are codes whose sequences are equal except for a shift.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "summand/heaps/code.hpp"

namespace summand::heaps {

// Longer codes have cousins, too, but they are of no use.
inline constexpr std::size_t kMostDigitsOfCousins = 10'000;
inline constexpr std::size_t kMostCousins = 1'000;

// The first cousin of a finite octal code in which a heap of one cannot be taken (d1 is even). Each
// heap is written with one counter less, so that G'(n - 1) = G(n) for n >= 1. Returns nullopt for
// other codes, for those in standard form, and for those longer than kMostDigitsOfCousins. Winning
// Ways ch. 4 (standard form).
std::optional<Code> first_cousin(const Code& code);

// The code, its first cousin, the first cousin of that, and so on. The last one is the standard
// form, unless the list stops at kMostCousins cousins. The sequence of the i-th is that of the
// code, shifted by i places.
std::vector<Code> cousins(const Code& code);

}  // namespace summand::heaps
