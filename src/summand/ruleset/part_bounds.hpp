// PartBounds: what a ruleset knows about a position without search.
#pragma once

#include <cstdint>

#include "summand/theory/guarantee.hpp"

namespace summand {

struct PartBounds {
  Guarantees guarantees;  // what each player can be sure of
  std::int32_t mean = 0;  // an estimate of the mean, in units of 1/1024 for Left
};

}  // namespace summand
