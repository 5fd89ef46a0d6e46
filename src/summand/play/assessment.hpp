// What is known about a sum in the middle of a match, for both players.
#pragma once

#include <string>
#include <vector>

#include "summand/verdict/oracle.hpp"

namespace summand {

// Lines for people: who wins if Left is to move and if Right is, and how that was found, and the
// values of each term and of the whole, with mean and temperature. If the limits of the oracle or
// of the sum's budget do not allow that, the lines say so. Costs two verdicts and the values.
std::vector<std::string> assessment(Oracle& oracle, const SumInPlay& sum);

}  // namespace summand
