// A construction as text: an expression that gives the same construction.
#pragma once

#include <cstddef>
#include <string>

#include "summand/language/algebra/construction.hpp"

namespace summand {

// Reads back as the same construction: sums as they stand, positions as calls, values by their
// names. More than `limit` characters are a size limit. Without recursion.
std::string written(const Construction& construction, Construction::Id g, std::size_t limit);

}  // namespace summand
