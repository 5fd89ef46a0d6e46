// ReadInput: where the bytes of a file, or of the standard input, come from.
#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "summand/base/result.hpp"

namespace summand {

// Reads some bytes, at most as many as there is room for. 0 at the end.
using ReadInput = std::function<Result<std::size_t>(std::span<char>)>;

}  // namespace summand
