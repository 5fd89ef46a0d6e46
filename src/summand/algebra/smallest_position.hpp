// The smallest position of a game that has a given value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/ruleset/any.hpp"

namespace summand {

// The size of a position is the number of its characters, without the | between rows. Of two
// positions of equal size the one with fewer rows comes first, then the one whose text comes first.
// A position and its mirror image share the earlier place of the two, so that the smallest position
// worth -G is the mirror image of the smallest one worth G.
struct SmallestPosition {
  std::optional<AnyPosition> position;  // empty if none was found
  std::uint64_t looked_at = 0;          // positions whose value was computed
  // All positions up to this size were searched, if necessary; beyond it only the game's small
  // positions.
  std::size_t every_size_to = 0;
  bool is_proved = false;  // the position is not beyond that size
};

// Tries texts of growing size: at most kMostBoards texts in the letters of a game whose positions
// are all boards, and at most kMostTexts for other games, such as heaps or graphs (where only
// boards are tried, if some positions are boards). No value is computed after the position is
// found. Throws LimitReached.
SmallestPosition smallest_position(const AnyRuleset& game, Value wanted, Evaluators& evaluators);
inline constexpr std::uint64_t kMostBoards = 1'000'000;
inline constexpr std::uint64_t kMostTexts = 60'000;

}  // namespace summand
