// The smallest position of a game that has a given value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/ruleset/any.hpp"

namespace summand {

// Small is what is written with few characters, the | between rows not counted; of two as small the
// one with fewer rows comes first, and then the one whose text does. A position and its mirrored
// one stand together where the first of them would, so that the smallest position worth -G is the
// smallest one worth G, mirrored.
struct SmallestPosition {
  std::optional<AnyPosition> position;  // none was found
  std::uint64_t looked_at = 0;          // positions whose value was asked for
  // Up to this size every position was looked at, if need be; beyond it only the game's small
  // positions.
  std::size_t every_size_to = 0;
  bool is_proved = false;  // the position is not beyond that size
};

// Spells out texts of growing size and looks at those that are positions, as far as
// kMostBoards texts in the letters of a game whose positions are all boards, and kMostTexts for
// other games, such as heaps or graphs (where only boards are spelled out, if some positions are).
// No value is asked for beyond the position that is found. Throws LimitReached.
SmallestPosition smallest_position(const AnyRuleset& game, Value wanted, Evaluators& evaluators);
inline constexpr std::uint64_t kMostBoards = 1'000'000;
inline constexpr std::uint64_t kMostTexts = 60'000;

}  // namespace summand
