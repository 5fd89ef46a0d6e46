// What is known of a sum in the middle of a match, for both players.
#pragma once

#include <string>
#include <vector>

#include "summand/verdict/oracle.hpp"

namespace summand {

// Lines for people: who wins if Left is to move and if Right is, and how that was found; what each
// term and the whole are worth, with mean and temperature. Where the limits of the oracle or of the
// budget of the sum do not allow that, the lines say so. Costs two verdicts and the values.
std::vector<std::string> assessment(Oracle& oracle, const SumInPlay& sum);

}  // namespace summand
