// The law of origins: cells and moves that are named from the bottom.
#pragma once

#include <string>

#include "summand/ruleset/any.hpp"

namespace summand::testing {

// A fault of the names of the moves of a position, which is named from the top: from the bottom
// they are mirrored, different, and read again.
std::string fault_of_names(const AnyPosition& top);

}  // namespace summand::testing
