// The structure of a misere quotient: its kernel, its idempotents, and whether it is that of Nim.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "summand/misere/quotient.hpp"

namespace summand {

struct QuotientStructure {
  // The smallest ideal, in rising order. It is a group.
  std::vector<std::uint32_t> kernel;
  std::uint32_t kernel_identity = 0;
  std::uint32_t kernel_p_count = 0;  // the elements of the kernel in the P-portion
  // One element of the kernel is in the P-portion. Then normal play can be recovered from the
  // quotient (Plambeck and Siegel 2008).
  bool is_regular = false;
  std::vector<std::uint32_t> idempotents;  // x with xx = x, in rising order
  // n if the quotient is T_n, that of Nim with heaps below 2^n. T_0 is trivial, T_1 has order 2,
  // and T_n has order 2^n + 2 after that.
  std::optional<std::uint32_t> tame;
};

// Takes about order steps for each element of the kernel.
QuotientStructure structure_of(const MisereQuotient& quotient);

}  // namespace summand
