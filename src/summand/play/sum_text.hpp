// SumText: how tables name a sum, whatever the order of its terms, and its moves.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "summand/verdict/sum_in_play.hpp"

namespace summand {

// The same for sums of the same terms. Terms in which nobody can move are left out; the others are
// sorted by their texts. As costly as printing every term; throws LimitReached for values whose
// text is too long.
struct SumText {
  explicit SumText(const SumInPlay& sum);

  // With the place of its term in the text before it where there are several: "2: b2-b3".
  std::string name_of(const TermMove& move) const;

  std::string text;                // an expression
  std::vector<std::size_t> terms;  // those of the sum that stand in it, in the order of the text
};

}  // namespace summand
