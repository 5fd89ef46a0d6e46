// The names of games that are no summands, for a message when one is used as a summand.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace summand {

// Why this game is not an expression, and what to use instead. Returns nullopt for other names.
// Capitals, hyphens, spaces and underscores do not matter.
std::optional<std::string> why_no_summand(std::string_view game);

}  // namespace summand
