// A construction as text: an expression that gives an equal construction.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "summand/algebra/construction.hpp"

namespace summand {

// Whether the results of definitions are named by their calls, such as f(3). The definition may
// have another meaning by the time that this is read. Those of functions are always named.
enum class Calls : std::uint8_t { spelled_out, named };

// An expression that is read back as an equal construction: sums as they were written, positions as
// calls, values by their names. More than `limit` characters reach the size limit. Not recursive.
std::string written(const Construction& g, std::size_t limit, Calls calls);

}  // namespace summand
