// Stacks from a text.
#pragma once

#include <string_view>

#include "summand/games/babylon/stacks.hpp"

namespace summand::babylon {

inline Stacks stacks(std::string_view text) { return Stacks::parse(text).value(); }

}  // namespace summand::babylon
