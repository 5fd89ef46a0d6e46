// summand play dots-and-boxes.
#pragma once

#include <string_view>

#include "apps/summand/cli/run.hpp"

namespace summand::dots {

// Whether that is what is to be played: the name, and perhaps a position behind it.
bool is_dots(std::string_view argument);

program::Exit dots_play(const program::Run& run);

}  // namespace summand::dots
