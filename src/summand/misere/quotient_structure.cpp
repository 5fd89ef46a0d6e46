#include "summand/misere/quotient_structure.hpp"

#include <algorithm>
#include <bit>

namespace summand {

namespace {

// T_n for n >= 2 is {1, a} and a kernel that is an elementary abelian 2-group with the identity z,
// where aa = 1 and az is not z. Its P-portion is {a, z}.
std::optional<std::uint32_t> tame_number(const MisereQuotient& quotient,
                                         const QuotientStructure& structure) {
  const CommutativeMonoid& monoid = quotient.monoid;
  const std::uint32_t order = quotient.order();
  if (order == 1) return quotient.p_count() == 0 ? std::optional(0u) : std::nullopt;
  const bool has_two_p = quotient.p_count() == (order == 2 ? 1u : 2u);
  if (!has_two_p) return std::nullopt;
  if (order == 2) {
    return monoid.product(1, 1) == 0 && quotient.is_p(1) ? std::optional(1u) : std::nullopt;
  }
  if (order < 6 || !std::has_single_bit(order - 2)) return std::nullopt;
  if (structure.kernel.size() != order - 2) return std::nullopt;
  const std::uint32_t z = structure.kernel_identity;
  for (const std::uint32_t x : structure.kernel) {
    if (monoid.product(x, x) != z) return std::nullopt;
  }
  for (std::uint32_t a = 1; a < order; ++a) {
    if (std::ranges::binary_search(structure.kernel, a)) continue;
    const bool fits = monoid.product(a, a) == 0 && monoid.product(a, z) != z && quotient.is_p(a) &&
                      quotient.is_p(z);
    if (fits) return static_cast<std::uint32_t>(std::countr_zero(order - 2));
  }
  return std::nullopt;
}

}  // namespace

QuotientStructure structure_of(const MisereQuotient& quotient) {
  const CommutativeMonoid& monoid = quotient.monoid;
  const std::uint32_t order = quotient.order();
  // The product of all elements lies in every ideal, and so it generates the smallest one.
  std::uint32_t all = 0;
  for (std::uint32_t x = 0; x < order; ++x) all = monoid.product(all, x);
  ElementSet kernel(order);
  for (std::uint32_t x = 0; x < order; ++x) kernel.insert(monoid.product(all, x));
  QuotientStructure structure;
  kernel.for_each([&](std::uint32_t x) {
    structure.kernel.push_back(x);
    structure.kernel_p_count += quotient.is_p(x) ? 1 : 0;
    if (monoid.product(x, x) == x) structure.kernel_identity = x;
  });
  structure.is_regular = structure.kernel_p_count == 1;
  for (std::uint32_t x = 0; x < order; ++x) {
    if (monoid.product(x, x) == x) structure.idempotents.push_back(x);
  }
  structure.tame = tame_number(quotient, structure);
  return structure;
}

}  // namespace summand
