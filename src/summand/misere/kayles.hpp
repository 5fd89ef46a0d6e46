// Misere Kayles without a quotient: the P-positions, by nim-values and nine exceptional families.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace summand {

// Kayles (0.77) in misere play is like Kayles in normal play, except in families of positions. With
// E(...) for an even number of heaps from a set, and D(...) for an odd number of them:
//   N-positions with nim-sum 0:
//     E(5) E(4,1);  E(17,12,9) E(20,4,1);  25 E(17,12,9) D(20,4,1)
//   P-positions with another nim-sum:
//     D(5) D(4,1);  E(5) D(4,1);  D(9) E(4,1);  12 E(4,1);  E(17,12,9) D(20,4,1);  25 D(9) D(4,1)
// All other positions are P-positions if and only if their nim-sum is 0. This has the form of the
// analysis of W. L. Sibert and J. H. Conway (Mathematical Kayles, 1992), which was not at hand. The
// test of this file proves it for all positions, from the quotient of order 40.
struct MisereKayles {
  bool is_p = false;
  std::uint32_t nim_sum = 0;
  std::string_view family{};  // the exceptional family as written above, or ""
};

// The outcome of a sum of heaps. Takes a few steps for each heap.
MisereKayles misere_kayles(std::span<const std::uint64_t> heaps);

// The nim-value of a Kayles heap (Guy and Smith 1956): it repeats with period 12 from heap 71 on.
std::uint32_t kayles_nim_value(std::uint64_t heap);

}  // namespace summand
