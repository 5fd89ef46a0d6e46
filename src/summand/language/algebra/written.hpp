// A construction as text: an expression that gives the same construction.
#pragma once

#include <cstddef>
#include <string>

#include "summand/language/algebra/construction.hpp"

namespace summand {

// An expression that is read back as the same construction: sums as they were written, positions as
// calls, values by their names. More than `limit` characters reach the size limit. Not recursive.
std::string written(const Construction& construction, Construction::Id g, std::size_t limit);

}  // namespace summand
