// What is known of a sum in the middle of a match, for both players.
#pragma once

#include <string>
#include <vector>

#include "summand/play/oracle.hpp"

namespace summand {

// Lines for people: who wins if Left is to move and if Right is, and how that was found; what each
// term and the whole are worth, with mean and temperature, where values are easily had. What the
// limits of the oracle do not allow is said to be unknown. As dear as two verdicts.
std::vector<std::string> assessment(Oracle& oracle, const SumInPlay& sum);

}  // namespace summand
