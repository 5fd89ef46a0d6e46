// error: picture_after must take (position, moves made) and return a Picture
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifdef WRONG
  summand::Picture picture_after(const Position&) const { return {}; }
#else
  summand::Picture picture_after(const Position&, std::span<const summand::MoveMade<Move> >) const {
    return {};
  }
#endif
};

static_assert(summand::abilities_fit<Game>());
