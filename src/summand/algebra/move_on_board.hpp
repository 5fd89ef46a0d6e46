// The move in a position that stands for a move in its value.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/algebra/game.hpp"
#include "summand/theory/thermographs.hpp"

namespace summand {

struct MoveOnBoard {
  std::string name;   // as the game names it
  std::string board;  // the position as an expression, with a minus if it is subtracted
  Value leaves;       // the value of the summand after the move
};

// A move of the player in a summand that is a position, for his canonical option: a move to exactly
// this value, or else to a value that is at least as good for him. There may be no such move if the
// option comes from a reversible one. Then it is the best move at a tax t, from 0 to the
// temperature of the summand, which the opponent answers. Returns nullopt for a summand that is not
// a position, or has more than kMostMovesNamed moves. Throws LimitReached.
std::optional<MoveOnBoard> move_on_board(Thermographs& thermographs, const Summand& summand,
                                         Player player, Value option, const Dyadic& t);
inline constexpr std::uint64_t kMostMovesNamed = 100'000;

}  // namespace summand
