// The four directions of a grid.
#pragma once

#include <cstdint>

namespace summand {

// Opposite directions are at the same distance from both ends.
enum class Direction : std::uint8_t { up, left, right, down };

inline constexpr Direction kAllDirections[] = {Direction::up, Direction::left, Direction::right,
                                               Direction::down};

constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>(3 - static_cast<int>(direction));
}

}  // namespace summand
