// Who wins a position of a game in Python, by playing it to its end.
#pragma once

#include <memory>

#include "summand/language/outcome_oracle.hpp"

namespace summand::python {

// For outcome(G). A position of a game in Python is played without values. All other games are left
// to the oracle of the library.
std::shared_ptr<const OutcomeOracle> own_outcomes();

}  // namespace summand::python
