// Reads a .game file.
#pragma once

#include <cstddef>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/rules/text/game_text.hpp"

namespace summand {

inline constexpr std::size_t kMostGameText = 65'536;  // bytes of a file
inline constexpr int kMostPatternCells = 64;
inline constexpr std::size_t kMostRuleWays = 4096;  // choices of a direction for each step

// Checks everything but the positions of examples. The offset of an error is its place in the file.
Result<GameText> read_game(std::string_view text);

}  // namespace summand
