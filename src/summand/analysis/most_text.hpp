// How much of a value or a game an analysis writes out, in characters.
#pragma once

#include <cstddef>

namespace summand {

inline constexpr std::size_t kMostTextOfGame = 10'000;
inline constexpr std::size_t kMostTextOfOption = 2'000;  // one of many in an answer
inline constexpr std::size_t kMostTextOfMove = 400;      // of a line in a list of moves

}  // namespace summand
