// PartBounds: what a ruleset knows about a position without search.
#pragma once

#include <cstdint>

#include "summand/theory/guarantee.hpp"

namespace summand {

// How much work a search puts into the bounds of a part.
enum class Effort {
  first,   // for the whole result of each move, in a long search
  least,   // for the result of each move, in a search that may be short
  little,  // for each sum that such a search comes to
  most,    // for the results of the best moves, in a long search
};

struct PartBounds {
  Guarantees guarantees;  // what each player can be sure of
  std::int32_t mean = 0;  // an estimate of the mean, in units of 1/1024 for Left
};

}  // namespace summand
