// The games of several players that the program knows, for whoever takes one for a summand.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace summand {

// Why a game is no expression and what is there instead; nothing if no such game has this name.
std::optional<std::string> why_no_summand(std::string_view game);

}  // namespace summand
