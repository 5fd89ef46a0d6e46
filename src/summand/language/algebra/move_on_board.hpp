// The move in a position that stands for a move in its value.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/language/algebra/game.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

struct MoveOnBoard {
  std::string name;   // as the game names it
  std::string board;  // the position as an expression, with a minus if it is taken away
  Value leaves;       // what the summand is worth then
};

// A move of the player in a summand that is a position, for his canonical option of it: one that
// leaves that very value, or else a value that is at least as good for him. Where the option comes
// from a bypassed one there may be none: then the move that is best at a tax t, from 0 to the
// temperature of the summand, whose opponent answers it. Nothing for a summand that is no position,
// or has more than kMostMovesNamed moves. Throws LimitReached.
std::optional<MoveOnBoard> move_on_board(Thermographs& thermographs, const Summand& summand,
                                         Player player, Value option, const Dyadic& t);
inline constexpr std::uint64_t kMostMovesNamed = 100'000;

}  // namespace summand
