// summand play dots-and-boxes.
#pragma once

#include <string_view>

#include "apps/summand/cli/run.hpp"

namespace summand::dots {

// Whether the expression is a game of Dots-and-Boxes: its name, perhaps with a position.
bool is_dots(std::string_view argument);

program::Exit dots_play(const program::Run& run);

}  // namespace summand::dots
