// The lengths, in characters, up to which an analysis writes values and games.
#pragma once

#include <cstddef>

namespace summand {

inline constexpr std::size_t kMostTextOfGame = 10'000;
inline constexpr std::size_t kMostTextOfOption = 2'000;  // an option in an answer with many
inline constexpr std::size_t kMostTextOfMove = 400;      // in a line of a list of moves

}  // namespace summand
