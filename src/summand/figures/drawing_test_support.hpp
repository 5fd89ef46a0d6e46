// Drawings in the source text of tests.
#pragma once

#include <string>
#include <string_view>

namespace summand {

// The drawing without the line break at its beginning.
inline std::string drawing(std::string_view text) { return std::string(text.substr(1)); }

}  // namespace summand
