// A construction as text: an expression that gives an equal construction.
#pragma once

#include <cstddef>
#include <string>

#include "summand/language/algebra/construction.hpp"

namespace summand {

// An expression that is read back as an equal construction: sums as they were written, positions as
// calls, values by their names. More than `limit` characters reach the size limit. Not recursive.
std::string written(const Construction& g, std::size_t limit);

}  // namespace summand
