// SumText: the names of sums and moves in tables. They do not depend on the order of the terms.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// Sums of the same terms have equal texts. Terms in which nobody can move are left out, and the
// others are sorted by their texts. Costs as much as printing all terms. Throws LimitReached for
// values whose text is too long.
struct SumText {
  explicit SumText(const SumInPlay& sum);

  // The name of a move. If there are several terms, the place of its term in the text comes first:
  // "2: b2-b3".
  std::string name_of(const TermMove& move) const;

  std::string text;                // an expression
  std::vector<std::size_t> terms;  // the terms of the sum that are in the text, in its order
};

}  // namespace summand
