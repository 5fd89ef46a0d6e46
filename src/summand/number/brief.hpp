// Numbers with more digits than anybody reads.
#pragma once

#include <cstddef>
#include <string>

#include "summand/number/dyadic.hpp"

namespace summand {

// A lower bound of the length of print(x), for a number of less than 2^30 binary digits. It is too
// small by at most 3 characters. The digits are not computed, so this takes linear time.
std::uint64_t least_length(const Dyadic& x);

// print(x), if that has at most about 1,000 characters. Otherwise about where x is: "(between 26
// and 27)", or "(about -10^532990)".
std::string brief(const Dyadic& x);

}  // namespace summand
