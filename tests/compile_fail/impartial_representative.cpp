// error: impartial_representative must take a position and return a position, beside a
// representative
#include "smallest_game.hpp"

struct Game : summand::SmallGame {
#ifndef WRONG
  Position representative(const Position& position) const { return position; }
#endif
  Position impartial_representative(const Position& position) const { return position; }
};

static_assert(summand::abilities_fit<Game>());
