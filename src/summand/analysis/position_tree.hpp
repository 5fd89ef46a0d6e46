// The tree of a position by its moves, as a figure.
#pragma once

#include <cstddef>
#include <cstdint>

#include "summand/draw/figure.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

inline constexpr std::size_t kMostTreePositions = 500;

// Left's moves lead down to the left, Right's down to the right, `depth` moves deep. Moves of one
// player with equal results are one line, and so are the moves of both players in an impartial
// game. On paper every position is its board, and in text the
// text of the game. Throws LimitReached if there would be more than kMostTreePositions.
Figure position_tree(const AnyPosition& position, Medium medium, std::uint32_t depth);

}  // namespace summand
