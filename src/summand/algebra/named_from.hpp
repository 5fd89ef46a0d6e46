// The origin of the boards of a game.
#pragma once

#include "summand/algebra/game.hpp"
#include "summand/boards/origin.hpp"

namespace summand {

// The same game as it was written, with the cells of its boards named from that origin. Positions
// inside braces and ordinal sums, whose moves have no names, stay. Linear. Throws LimitReached.
Game named_from(const Game& game, Origin origin);

// The origin of the boards of a game whose cells are named by letters and numbers. nullopt if it
// has no such board. Positions of one game have one origin.
std::optional<Origin> origin_of(const Game& game);

}  // namespace summand
