// Convention: whether a player who cannot move has lost or has won.
#pragma once

#include <cstdint>

#include "summand/value/value.hpp"

namespace summand {

enum class Convention : std::uint8_t { normal, misere };

// The winner of a game in which this player is to move and cannot.
constexpr Player winner_at_end(Convention convention, Player without_move) {
  return convention == Convention::misere ? without_move : opponent(without_move);
}

}  // namespace summand
