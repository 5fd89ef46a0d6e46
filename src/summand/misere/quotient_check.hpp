// Checks a misere quotient from its table, P-portion and elements of heaps alone.
#pragma once

#include <cstdint>
#include <string>

#include "summand/base/budget.hpp"
#include "summand/heaps/rules.hpp"
#include "summand/misere/quotient.hpp"

namespace summand {

// How a quotient was checked, as a sentence, or which of its claims is wrong.
struct QuotientVerdict {
  bool holds = false;
  std::string reason;
};

// Whether this is the misere quotient of the heaps 0..heaps(): the table is a commutative monoid,
// the heaps generate it, all outcomes are right (the theorem in quotient_proof.hpp), and no two
// elements are equal. Uses nothing that the search for the quotient uses, and not its sums. Throws
// LimitReached. Takes about the square of the order for each generator, and the size of the proof
// times the number of generators.
QuotientVerdict check_quotient(const heaps::Rules& rules, const MisereQuotient& quotient,
                               Budget& budget);

}  // namespace summand
